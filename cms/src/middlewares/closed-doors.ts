import type { Core } from '@strapi/strapi';
import { callName } from '../http/call-name';

const closed: ReadonlySet<string> = new Set([
  // Sends any e-mail to anyone in the name of the firm.
  'POST /email',
  'PUT /i18n/settings',
  // Asks Strapi's makers how long the trial of a license goes on. There is none, and it fails.
  'GET /admin/license-trial-time-left',
]);

/** Closes doors that Strapi opens to every admin, whatever the role. Nothing of ours uses them. */
const closedDoors: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    if (closed.has(callName(ctx))) {
      ctx.status = 404;
      return;
    }
    await next();
  };
};

export default closedDoors;
