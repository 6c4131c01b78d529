import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { answer, pageQuery, queryValue } from '../../../../../http/answer';
import { answerDeleted, pathId } from '../../../../../http/answer-entry';
import { replay } from '../../../../../leads/webhooks/deliveries';
import {
  createEndpoint,
  deleteEndpoint,
  editEndpoint,
  expectEndpoint,
  pauseEndpoint,
  rotateSecret,
} from '../../../../../leads/webhooks/manage';
import { sendTest } from '../../../../../leads/webhooks/send-test';
import {
  expectDelivery,
  listDeliveries,
  listWebhooks,
  readDelivery,
  readWebhook,
} from '../../../../../leads/webhooks/show';
import {
  deliveryStates,
  pauseBody,
  readBody,
  readOptionalChoice,
  webhookBody,
  type DeliveryState,
  type WithSecret,
} from '../../../api';

/** Reads `?state=` of the log. @throws Refusal when no delivery can have it */
const stateIn = (ctx: Context): DeliveryState | undefined =>
  readOptionalChoice('state', queryValue(ctx, 'state'), deliveryStates);

export default ({ strapi }: { strapi: Core.Strapi }) => {
  /** Changes the webhook that the path names, and answers with it. */
  const answerChanged = (ctx: Context, apply: (id: string) => Promise<void>) =>
    answer(ctx, 200, async () => {
      const id = pathId(ctx);
      await apply(id);
      return { result: await readWebhook(strapi, id) };
    });
  return {
    /** GET webhooks: all of them. */
    async list(ctx: Context) {
      await answer(ctx, 200, async () => ({ result: await listWebhooks(strapi) }));
    },

    /** POST webhooks: a new one. Only this answer shows its secret. */
    async create(ctx: Context) {
      await answer(ctx, 201, async () => {
        const body = readBody(webhookBody, ctx.request.body);
        const { documentId, secret } = await createEndpoint(strapi, body);
        return { result: await readWebhook(strapi, documentId), secret } satisfies WithSecret;
      });
    },

    /** GET webhooks/:id */
    async read(ctx: Context) {
      await answerChanged(ctx, () => Promise.resolve());
    },

    /** PUT webhooks/:id: another name, address or choice of events. */
    async edit(ctx: Context) {
      await answerChanged(ctx, (id) =>
        editEndpoint(strapi, id, readBody(webhookBody, ctx.request.body)),
      );
    },

    /** DELETE webhooks/:id: with its log. */
    async remove(ctx: Context) {
      await answerDeleted(ctx, (id) => deleteEndpoint(strapi, id));
    },

    /** POST webhooks/:id/pause: pauses it, or goes on. */
    async pause(ctx: Context) {
      await answerChanged(ctx, (id) =>
        pauseEndpoint(strapi, id, readBody(pauseBody, ctx.request.body).paused),
      );
    },

    /** POST webhooks/:id/secret: a new secret. Only this answer shows it. */
    async rotate(ctx: Context) {
      await answer(ctx, 200, async () => {
        const id = pathId(ctx);
        const secret = await rotateSecret(strapi, id);
        return { result: await readWebhook(strapi, id), secret } satisfies WithSecret;
      });
    },

    /** POST webhooks/:id/test: sends a made-up lead, and answers with what became of it. */
    async test(ctx: Context) {
      await answer(ctx, 200, async () => ({ result: await sendTest(strapi, pathId(ctx)) }));
    },

    /** POST webhooks/:id/replay: sends all deliveries again that were given up. */
    async replayFailed(ctx: Context) {
      await answerChanged(ctx, async (documentId) => {
        const { id } = await expectEndpoint(strapi, documentId);
        await replay(strapi, { endpoint: id, state: 'failed' });
      });
    },

    /** GET webhooks/:id/deliveries: a page of the log, of one state or of all. */
    async deliveries(ctx: Context) {
      await answer(ctx, 200, () =>
        listDeliveries(strapi, pathId(ctx), { ...pageQuery(ctx), state: stateIn(ctx) }),
      );
    },

    /** POST webhook-deliveries/:id/replay: sends one again. */
    async replay(ctx: Context) {
      await answer(ctx, 200, async () => {
        const { id, documentId } = await expectDelivery(strapi, pathId(ctx));
        await replay(strapi, { id });
        return { result: await readDelivery(strapi, documentId) };
      });
    },
  };
};
