import { dataAnswerHeaders, Refusal, type ErrorCode } from './api';
import { describeError, logFailure, type Place } from './log';

type ResponseHeaders = Readonly<Record<string, string>>;

/** An error of the contract, with the headers of its response and its cause for the log. */
export class HttpError extends Refusal {
  constructor(
    code: ErrorCode,
    message: string,
    readonly detail: {
      readonly headers?: ResponseHeaders;
      /** What went wrong, in one word for the log. Never contains what a visitor sent. */
      readonly cause?: string;
    } = {},
  ) {
    super(code, message);
    this.name = 'HttpError';
  }
}

/** The host adds its headers only to files, so each response of the function includes them. */
const commonHeaders = { ...dataAnswerHeaders, 'Cache-Control': 'no-store' };

/** A response with a JSON body. It is not cached unless `headers` says so. */
export function jsonResponse(
  status: number,
  body: object,
  headers: ResponseHeaders = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...commonHeaders, 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });
}

/** A response without a body, status 204. */
export function emptyResponse(headers: ResponseHeaders = {}): Response {
  return new Response(null, { status: 204, headers: { ...commonHeaders, ...headers } });
}

/** The response for whatever was thrown, which is also logged. An unexpected error reveals no detail. */
export function errorResponse(thrown: unknown, place: Place): Response {
  const error =
    thrown instanceof Refusal
      ? thrown
      : new HttpError('internal', 'Something went wrong on our side. Please try again later.', {
          cause: describeError(thrown),
        });
  const { headers, cause } = error instanceof HttpError ? error.detail : {};
  logFailure(place, { status: error.status, code: error.code, cause });
  return jsonResponse(error.status, error.toBody(), headers);
}
