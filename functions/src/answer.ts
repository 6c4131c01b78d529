import { dataAnswerHeaders, Refusal } from './api';
import { Failure } from './failure';
import { describeFault, logFailure, type Place } from './log';

type AnswerHeaders = Readonly<Record<string, string>>;

/** The host's own headers reach files only: what each answer must say is said here. */
const common = { ...dataAnswerHeaders, 'Cache-Control': 'no-store' };

/** A JSON answer. Nothing may keep it unless `headers` says so. */
export function answerJson(status: number, body: object, headers: AnswerHeaders = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...common, 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });
}

/** An answer without a body, status 204. */
export function answerNothing(headers: AnswerHeaders): Response {
  return new Response(null, { status: 204, headers: { ...common, ...headers } });
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
