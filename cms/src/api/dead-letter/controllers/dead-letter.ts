import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { deadLetterBody } from '../../../contract/delivery';
import { readBody } from '../../../contract/validate';
import { answer } from '../../../http/answer';
import { layDown } from '../../../leads/dead-letters/store-letter';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** POST dead-letters/createdeadletter, called by the site's function only. The same entry again gets the same answer. */
  async createdeadletter(ctx: Context) {
    await answer(ctx, 201, async () => {
      const letter = readBody(deadLetterBody, ctx.request.body);
      await layDown(strapi, letter);
      return { result: { entry: letter.entry } };
    });
  },
});
