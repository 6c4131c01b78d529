import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { Refusal } from '../contract/errors';
import { limits } from '../contract/limits';
import { deploySignatureHeader } from '../contract/content/publishing';
import { ByteBudget, type Holding } from '../http/byte-budget';
import { callerOf, noteUnknownCaller, type Caller } from '../strapi/caller';
import {
  bodyPolicyOf,
  isDeployNotification,
  isMultipart,
  type BodyPolicy,
} from '../http/body-policy';
import {
  carriesBody,
  readBytes,
  readJsonBody,
  refuseCompressed,
  tooMuchAtOnce,
} from '../http/read-body';
import { withUpload } from '../strapi/read-upload';
import { refuse } from '../http/refuse';
import { rowAt } from '../http/row-at';
import { callerNetwork } from '../accounts/limiter/rules';

const megabyte = 1024 * 1024;

/** The bytes that all calls may hold at the same time, in memory or on disk, until they are answered. */
const openBudgets = () => ({
  /** For bodies up to 64 KB, including those of strangers. */
  small: new ByteBudget(16 * megabyte, megabyte),
  large: new ByteBudget(96 * megabyte, 48 * megabyte),
  uploads: new ByteBudget(4 * limits.upload, 2 * limits.upload),
});

type Budget = keyof ReturnType<typeof openBudgets>;

/** A call with a body, and the policy of its route. */
interface Sent {
  ctx: Context;
  policy: BodyPolicy;
  caller: Caller | undefined;
}

const budgetFor = ({ ctx, policy }: Sent): Budget => {
  if (policy.upload !== undefined && isMultipart(ctx)) return 'uploads';
  return policy.limit > limits.body ? 'large' : 'small';
};

async function receiveUpload(
  strapi: Core.Strapi,
  { ctx, policy, caller }: Sent,
  holding: Holding,
  next: Next,
): Promise<void> {
  if ((await caller?.mayUpload(policy.upload ?? [])) !== true) {
    throw new Refusal('not_allowed', 'Your account is not allowed to upload files.');
  }
  const length = Number(ctx.get('Content-Length') || limits.upload);
  if (length > limits.upload + megabyte) {
    throw new Refusal(
      'body_too_large',
      `An upload must have at most ${String(limits.upload)} bytes.`,
    );
  }
  if (!holding.add(length)) throw tooMuchAtOnce();
  await withUpload(strapi, ctx, next);
}

/** Every handler expects an object, and Strapi's fail without one. @throws Refusal */
function withFields(body: unknown): object {
  if (typeof body === 'object' && body !== null) return body;
  throw new Refusal('invalid_body', 'Send one JSON object.');
}

const holdsNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some((entry) => entry.some(holdsNul));
};

/**
 * PostgreSQL cannot store a text with a NUL character, and a transaction of Strapi's media library would never end on one.
 * On our own routes, it is replaced by a space. @throws Refusal
 */
function withoutNul(ctx: Context, body: object): object {
  if (rowAt(ctx.method, ctx.path) === undefined && holdsNul(body)) {
    throw new Refusal('invalid_body', 'No text may hold a NUL character.');
  }
  return body;
}

const readsBodies: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

/**
 * Reads request bodies once the caller is known, except on a few routes that accept only small ones. JSON is read up to
 * the limit of its route, files only where uploads are allowed, and nothing else. Strapi's own reader, which does not
 * check the caller and leaves files behind, is not used by itself.
 */
const bodies: Core.MiddlewareFactory = (_config, { strapi }) => {
  const budgets = openBudgets();

  async function receive(sent: Sent, next: Next): Promise<void> {
    const { ctx } = sent;
    refuseCompressed(ctx);
    const budget = budgetFor(sent);
    const holding = budgets[budget].hold(callerNetwork(ctx));
    try {
      if (budget === 'uploads') {
        await receiveUpload(strapi, sent, holding, next);
        return;
      }
      ctx.request.body = isDeployNotification(ctx)
        ? await readBytes(ctx.req, limits.body, holding)
        : withoutNul(ctx, withFields(await readJsonBody(ctx, sent.policy.limit, holding)));
      await next();
    } finally {
      holding.release();
    }
  }

  return async (ctx, next) => {
    // Its signature identifies the caller, and may be that of an empty body.
    const isSigned = isDeployNotification(ctx) && ctx.get(deploySignatureHeader) !== '';
    if (!isSigned && !(readsBodies.has(ctx.method) && carriesBody(ctx.req))) {
      // The same as Strapi's own reader: handlers read fields of the body, and fail without an object.
      if (rowAt(ctx.method, ctx.path) === undefined) ctx.request.body = {};
      await next();
      return;
    }
    const policy = bodyPolicyOf(ctx);
    const isOpen = policy.isOpen || isSigned;
    const caller = isOpen ? undefined : await callerOf(strapi, ctx);
    if (!isOpen && caller === undefined) {
      // The route refuses it, or there is no route, and the body stays unread.
      noteUnknownCaller(ctx);
      await next();
      return;
    }
    try {
      await receive({ ctx, policy, caller }, next);
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      if (failure.code === 'overloaded') ctx.set('Retry-After', '5');
      refuse(ctx, failure);
    }
  };
};

export default bodies;
