import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { Refusal } from '../contract/errors';
import { limits } from '../contract/limits';
import { deploySignatureHeader } from '../contract/content/publishing';
import { ByteBudget, type Holding } from '../http/byte-budget';
import { callerOf, noteUnknownCaller, type Caller } from '../strapi/caller';
import { doorOf, isDeployNotification, isMultipart, type Door } from '../http/door';
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

/** What is held at the same time: until a call is answered, since so long its body stays in memory, or on the disk. */
const openBudgets = () => ({
  /** Of bodies up to 64 KB, those of strangers among them. */
  small: new ByteBudget(16 * megabyte, megabyte),
  large: new ByteBudget(96 * megabyte, 48 * megabyte),
  uploads: new ByteBudget(4 * limits.upload, 2 * limits.upload),
});

type Budget = keyof ReturnType<typeof openBudgets>;

/** A call with a body, and what it may send. */
interface Sent {
  ctx: Context;
  door: Door;
  caller: Caller | undefined;
}

const budgetFor = ({ ctx, door }: Sent): Budget => {
  if (door.upload !== undefined && isMultipart(ctx)) return 'uploads';
  return door.limit > limits.body ? 'large' : 'small';
};

async function receiveUpload(
  strapi: Core.Strapi,
  { ctx, door, caller }: Sent,
  holding: Holding,
  next: Next,
): Promise<void> {
  if ((await caller?.mayUpload(door.upload ?? [])) !== true) {
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

/** Every handler looks for fields, and Strapi's fail where there can be none. @throws Refusal */
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
 * PostgreSQL holds no text with a NUL, and a transaction of Strapi's media library never ends over one. What is sent to our own
 * routes has a space in its place. @throws Refusal
 */
function withoutNul(ctx: Context, body: object): object {
  if (rowAt(ctx.method, ctx.path) === undefined && holdsNul(body)) {
    throw new Refusal('invalid_body', 'No text may hold a NUL character.');
  }
  return body;
}

const readsBodies: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

/**
 * Reads what calls send: who calls is known before, save at a few doors that take little. JSON is read up to the limit of
 * its address, files only where they may be uploaded, anything else nowhere. Strapi's reader, which asks nobody and leaves
 * files behind, reads nothing by itself.
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
        : withoutNul(ctx, withFields(await readJsonBody(ctx, sent.door.limit, holding)));
      await next();
    } finally {
      holding.release();
    }
  }

  return async (ctx, next) => {
    // Its signature says who calls, and may be one of nothing.
    const isSigned = isDeployNotification(ctx) && ctx.get(deploySignatureHeader) !== '';
    if (!isSigned && !(readsBodies.has(ctx.method) && carriesBody(ctx.req))) {
      // As Strapi's own reader leaves it: its handlers look into what was sent, and fail where there is nothing.
      if (rowAt(ctx.method, ctx.path) === undefined) ctx.request.body = {};
      await next();
      return;
    }
    const door = doorOf(ctx);
    const isOpen = door.isOpen || isSigned;
    const caller = isOpen ? undefined : await callerOf(strapi, ctx);
    if (!isOpen && caller === undefined) {
      // The route says so, or that there is none, and the body stays unread.
      noteUnknownCaller(ctx);
      await next();
      return;
    }
    try {
      await receive({ ctx, door, caller }, next);
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      if (failure.code === 'overloaded') ctx.set('Retry-After', '5');
      refuse(ctx, failure);
    }
  };
};

export default bodies;
