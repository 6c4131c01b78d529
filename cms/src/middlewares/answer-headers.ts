import type { Core } from '@strapi/strapi';
import { cmsAnswerHeaders } from '../contract/answer-headers';

/**
 * Sets on every answer the headers that the site sets too. They replace Strapi's, which are fewer.
 *
 * Answers are for the caller only, including Strapi's own, which show accounts and leads: no proxy or browser may cache
 * them, so that nothing is visible after a logout. An answer that sets its own rule, as files do, keeps it.
 */
const answerHeaders: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    await next();
    ctx.set(cmsAnswerHeaders);
    if (ctx.response.get('Cache-Control') === '') ctx.set('Cache-Control', 'no-store');
  };
};

export default answerHeaders;
