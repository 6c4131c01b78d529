import type { Context } from 'koa';
import { Refusal } from '../contract/errors';
import { readPageQuery, type PageQuery } from '../contract/list-query';

/** Runs `work` and answers a Refusal that it throws with its error body. Other errors are rethrown. */
export async function answerRefusals(ctx: Context, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    ctx.status = failure.status;
    ctx.body = failure.toBody();
  }
}

/**
 * Answers a call of the contract: with what `work` returns and `status`, or with the error body of a Refusal. Other errors
 * are logged by name and message, and answered without them.
 */
export async function answer(
  ctx: Context,
  status: number,
  work: () => Promise<object>,
): Promise<void> {
  await answerRefusals(ctx, async () => {
    ctx.body = await work();
    ctx.status = status;
  });
}

/** One value of the query string; a value that is given twice is refused. */
export function queryValue(ctx: Context, name: string): string | undefined {
  const value = ctx.query[name];
  if (Array.isArray(value)) throw new Refusal('invalid_query', `Give ${name} once.`);
  return typeof value === 'string' ? value : undefined;
}

/** Page and page size of a list's query string. */
export function pageQuery(ctx: Context, fallbackSize?: number): PageQuery {
  return readPageQuery(
    { page: queryValue(ctx, 'page'), pageSize: queryValue(ctx, 'pageSize') },
    fallbackSize,
  );
}

/**
 * A value of the query string that a field must equal. If it is empty, it filters nothing, like a form without a choice.
 * @throws Refusal when no field can have this value
 */
export function exactValue(ctx: Context, name: string, max: number): string | undefined {
  const value = queryValue(ctx, name) ?? '';
  if (value.length > max || /\p{Cc}/u.test(value)) {
    throw new Refusal(
      'invalid_query',
      `${name} must be one line of at most ${String(max)} characters.`,
    );
  }
  return value === '' ? undefined : value;
}
