import { Refusal } from './api';
import { Failure } from './failure';
import { describeFault, logFailure, type Place } from './log';

/** A JSON answer. Nothing may keep it unless `headers` says so. */
export function answerJson(
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  });
}

/** The error answer for whatever was thrown, which is also logged. A fault of ours says nothing about its inside. */
export function answerFailure(thrown: unknown, place: Place): Response {
  const refusal =
    thrown instanceof Refusal
      ? thrown
      : new Failure('internal', 'Something went wrong on our side. Please try again later.', {
          cause: describeFault(thrown),
        });
  const { headers, cause } = refusal instanceof Failure ? refusal.detail : {};
  logFailure(place, { status: refusal.status, code: refusal.code, cause });
  return answerJson(refusal.status, refusal.toBody(), headers);
}
