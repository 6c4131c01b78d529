import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { deliverLetter } from '../../../../../leads/dead-letters/deliver-letter';
import { listDeadLetters, takeLetter } from '../../../../../leads/dead-letters/open-letters';
import { answer, pageQuery, queryValue } from '../../../../../http/answer';
import { answerDeleted, pathId } from '../../../../../http/answer-entry';
import { readSearch, type DeadLetter, type EntryList } from '../../../api';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET dead-letters: a page of the acknowledged leads that could not be delivered, filtered by a search. */
  async list(ctx: Context) {
    await answer(ctx, 200, async () => {
      const query = { ...pageQuery(ctx), search: readSearch(queryValue(ctx, 'search')) };
      return (await listDeadLetters(strapi, query)) satisfies EntryList<DeadLetter>;
    });
  },

  /** POST dead-letters/:id/deliver: turns one into a lead. */
  async deliver(ctx: Context) {
    await answer(ctx, 200, async () => {
      const id = pathId(ctx);
      await deliverLetter(strapi, id);
      return { result: { _id: id } };
    });
  },

  /** DELETE dead-letters/:id */
  async remove(ctx: Context) {
    await answerDeleted(ctx, async (id) => {
      await takeLetter(strapi, id);
    });
  },
});
