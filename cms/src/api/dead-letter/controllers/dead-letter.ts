import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { deadLetterBody } from '../../../contract/leads/delivery';
import { readBody } from '../../../contract/validate';
import { answer } from '../../../http/answer';
import { storeLetter } from '../../../leads/dead-letters/letter';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * POST dead-letters/createdeadletter, called only by the site's function. Sending the same entry again gets the same
   * answer.
   */
  async createdeadletter(ctx: Context) {
    await answer(ctx, 201, async () => {
      const letter = readBody(deadLetterBody, ctx.request.body);
      await storeLetter(strapi, letter);
      return { result: { entry: letter.entry } };
    });
  },
});
