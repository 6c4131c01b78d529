import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { Refusal } from '../contract/errors';
import { refuse } from '../http/refuse';
import { limiterOf, TooManyTries, type Limiter, type Try } from '../accounts/limiter/limiter';
import { refuseTooMany } from '../accounts/limiter/refuse-too-many';
import { ruleFor, type Rule } from '../accounts/limiter/rules';

async function takeAll(limiter: Limiter, tries: readonly Try[]): Promise<void> {
  for (const tried of tries) await limiter.take(tried);
}

/** What follows a successful call. Its answer stays, even if the database fails. */
async function settle(rule: Rule, ctx: Context, limiter: Limiter, tries: readonly Try[]) {
  if (rule.onlyFailures) for (const tried of tries) await limiter.giveBack(tried);
  await rule.afterSuccess?.(ctx, limiter);
}

const unavailable = new Refusal(
  'cms_unreachable',
  'This is not possible right now. Please try again in a minute.',
);

/**
 * Limits logins and public writes (limiter/rules.ts). Strapi's own limiters are switched off: they count in the memory of
 * one process, and by an address that a caller can forge.
 */
const rateLimits: Core.MiddlewareFactory = (_config, { strapi }) => {
  return async (ctx, next) => {
    const rule = ruleFor(ctx);
    if (rule === undefined) {
      await next();
      return;
    }
    const limiter = await limiterOf(strapi);
    let tries: Try[] = [];
    try {
      tries = await rule.tries(ctx, limiter);
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
    if (ctx.status >= 400) return;
    await settle(rule, ctx, limiter, tries).catch(() => {
      strapi.log.error('The limiter cannot record in the database that a call succeeded.');
    });
  };
};

export default rateLimits;
