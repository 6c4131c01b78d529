import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { deliverLetter } from '../../../../../leads/dead-letters/deliver-letter';
import { listDeadLetters, takeLetter } from '../../../../../leads/dead-letters/open-letters';
import { answer, pageQuery, queryValue } from '../../../../../http/answer';
import { answerDeleted, pathId } from '../../../../../http/answer-entry';
import { readSearch, type DeadLetter, type EntryList } from '../../../api';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** One page of the leads that were acknowledged and could not be delivered, those that a search finds. */
  async list(ctx: Context) {
    await answer(ctx, 200, async () => {
      const query = { ...pageQuery(ctx), search: readSearch(queryValue(ctx, 'search')) };
      return (await listDeadLetters(strapi, query)) satisfies EntryList<DeadLetter>;
    });
  },

  /** Makes a lead of one after all. */
  async deliver(ctx: Context) {
    await answer(ctx, 200, async () => {
      const id = pathId(ctx);
      await deliverLetter(strapi, id);
      return { result: { _id: id } };
    });
  },

  /** Drops one. */
  async remove(ctx: Context) {
    await answerDeleted(ctx, async (id) => {
      await takeLetter(strapi, id);
    });
  },
});
