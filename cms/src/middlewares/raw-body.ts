import type { Core } from '@strapi/strapi';
import { Refusal } from '../contract/errors';
import { deployNotificationPath, deploySignatureHeader } from '../contract/publishing';
import { callName } from '../http/call-name';
import { readBytes } from '../http/read-json-body';
import { refuse } from '../http/refuse';

/**
 * Leaves the body of a deploy notification as the bytes that came: its signature is theirs, and Strapi's reader would keep
 * only what they say.
 */
const rawBody: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    if (callName(ctx) !== `POST ${deployNotificationPath}`) {
      await next();
      return;
    }
    // Who shows no signature is refused by the route, and costs no reading.
    if (ctx.get(deploySignatureHeader) !== '') {
      try {
        ctx.request.body = await readBytes(ctx);
      } catch (failure) {
        if (!(failure instanceof Refusal)) throw failure;
        refuse(ctx, failure);
        return;
      }
    }
    // Strapi's reader passes over a request whose type it does not know.
    delete ctx.req.headers['content-type'];
    await next();
  };
};

export default rawBody;
