import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { Refusal } from '../../../contract/errors';
import { deploySignatureHeader } from '../../../contract/content/publishing';
import { answer, answerRefusals } from '../../../http/answer';
import { changePublication } from '../../../publishing/change-publication';
import { afterNotification, readDeployNotification } from '../../../publishing/deploy-notification';
import { isSignedByHost } from '../../../publishing/deploy-signature';
import { readPublication } from '../../../publishing/read-publication';
import { deploySecret } from '../../../publishing/settings';
import { lookAtSite } from '../../../publishing/start-publishing';

/**
 * The bytes of a notification, if the host signed them.
 * @throws Refusal, also if no secret is set: then nobody can sign
 */
function signedBody(ctx: Context): Buffer {
  const body: unknown = ctx.request.body;
  const secret = deploySecret();
  const signature = ctx.get(deploySignatureHeader);
  if (
    secret !== undefined &&
    Buffer.isBuffer(body) &&
    isSignedByHost(signature, body, secret, Date.now())
  ) {
    return body;
  }
  throw new Refusal('not_allowed', 'Only the host of the site may call this, with its signature.');
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** GET publishing/revision: what a build reads before the content. */
  async revision(ctx: Context) {
    await answer(ctx, 200, async () => {
      const { changedRevision } = await readPublication(strapi);
      return { result: { revision: changedRevision } };
    });
  },

  /** POST publishing/deploynotification: the host reports the progress of a deploy. */
  async deploynotification(ctx: Context) {
    await answerRefusals(ctx, async () => {
      const notification = readDeployNotification(signedBody(ctx));
      if (notification !== undefined) {
        await changePublication(strapi, (state) =>
          afterNotification(state, notification, Date.now()),
        );
        if (notification.state === 'ready') lookAtSite(strapi);
      }
      ctx.status = 204;
    });
  },
});
