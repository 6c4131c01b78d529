import type { Core } from '@strapi/strapi';

/**
 * One line a request. Strapi's own logger prints the whole address: a search in the panel would put names and e-mail
 * addresses into the log, so the query is left out here.
 */
const requestLog: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    const start = Date.now();
    await next();
    strapi.log.http(
      `${ctx.method} ${ctx.path} (${String(Date.now() - start)} ms) ${String(ctx.status)}`,
    );
  };
};

export default requestLog;
