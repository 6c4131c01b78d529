import type { Core } from '@strapi/strapi';
import { Refusal } from '../contract/errors';
import { pathId } from '../http/answer-entry';
import { refuse } from '../http/refuse';

/** A webhook that is not there cannot be tried out. Strapi's handler does not look, and fails. */
const knownWebhook: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    const where = { id: pathId(ctx) };
    if ((await strapi.db.query('strapi::webhook').count({ where })) > 0) await next();
    else refuse(ctx, new Refusal('not_found', 'There is no such webhook.'));
  };
};

export default knownWebhook;
