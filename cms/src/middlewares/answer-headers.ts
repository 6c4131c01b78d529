import type { Core } from '@strapi/strapi';
import { cmsAnswerHeaders } from '../contract/answer-headers';

/** Says with every answer what the site says with its own. Strapi's headers come before, and have fewer. */
const answerHeaders: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    ctx.set(cmsAnswerHeaders);
    await next();
  };
};

export default answerHeaders;
