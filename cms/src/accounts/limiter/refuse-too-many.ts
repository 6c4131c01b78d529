import type { Context } from 'koa';
import { Refusal } from '../../contract/errors';
import { tooManyText } from '../../contract/limits';
import { refuse } from '../../http/refuse';
import type { TooManyTries } from './limiter';

/** Answers 429 with the number of seconds to wait. */
export function refuseTooMany(
  ctx: Context,
  { seconds }: TooManyTries,
  text = tooManyText(seconds),
): void {
  ctx.set('Retry-After', String(seconds));
  refuse(ctx, new Refusal('too_many_requests', text));
}
