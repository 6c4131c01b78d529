import type { Core } from '@strapi/strapi';
import { Refusal } from '../contract/errors';
import { refuse } from '../http/refuse';
import { limiterOf, TooManyTries, type Limiter, type Try } from '../limiter/limiter';
import { refuseTooMany } from '../limiter/refuse-too-many';
import { ruleFor } from '../limiter/rules';

async function takeAll(limiter: Limiter, tries: readonly Try[]): Promise<void> {
  for (const tried of tries) await limiter.take(tried);
}

const unavailable = new Refusal(
  'cms_unreachable',
  'This is not possible right now. Please try again in a minute.',
);

/**
 * Guards logins and public writes (limiter/rules.ts). Strapi's own limiters are switched off: they count in the memory of
 * one process and by an address that a caller can make up.
 */
const limits: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    const rule = ruleFor(ctx);
    if (rule === undefined) {
      await next();
      return;
    }
    const limiter = await limiterOf(strapi);
    const tries = rule.tries(ctx);
    try {
      await takeAll(limiter, tries);
    } catch (failure) {
      if (failure instanceof TooManyTries) {
        refuseTooMany(ctx, failure);
        return;
      }
      strapi.log.error('The limiter cannot count in the database.');
      if (rule.withoutStore === 'refuse') {
        refuse(ctx, unavailable);
        return;
      }
    }
    await next();
    if (!rule.onlyFailures || ctx.status >= 400) return;
    for (const tried of tries) {
      await limiter.giveBack(tried).catch(() => {
        strapi.log.error('The limiter cannot give a try back.');
      });
    }
  };
};

export default limits;
