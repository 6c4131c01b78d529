/** The stable word of each failure. Code compares this word, never the sentence beside it. */
export const errorCodes = {
  invalid_body: 400,
  invalid_query: 400,
  invalid_idempotency_key: 400,
  invalid_version: 400,
  missing_fields: 400,
  captcha_failed: 400,
  username_taken: 400,
  email_taken: 400,
  weak_password: 400,
  wrong_password: 400,
  not_logged_in: 401,
  wrong_credentials: 401,
  not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  edit_conflict: 409,
  no_mail: 409,
  preview_ended: 410,
  body_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  internal: 500,
  cms_unreachable: 502,
  captcha_unavailable: 503,
  overloaded: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorCodes;

/** The body of every failed call. `message` is a sentence that a person can act on. */
export interface ApiError {
  error: true;
  code: ErrorCode;
  message: string;
}

/** The body of a failed call, ready to send with the status `errorCodes[code]`. */
export function apiError(code: ErrorCode, message: string): ApiError {
  return { error: true, code, message };
}

/** A failure to be answered to the caller; anything else that is thrown is a fault of ours. */
export class Refusal extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = errorCodes[code];
  }

  /** The error body that says this refusal. */
  toBody(): ApiError {
    return apiError(this.code, this.message);
  }
}
