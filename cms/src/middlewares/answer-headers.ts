import type { Core } from '@strapi/strapi';
import { cmsAnswerHeaders } from '../contract/answer-headers';

/** Sets on every answer the headers that the site sets too. They replace Strapi's, which are fewer. */
const answerHeaders: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    ctx.set(cmsAnswerHeaders);
    await next();
  };
};

export default answerHeaders;
