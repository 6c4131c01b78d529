import { errorCodes, type ErrorCode } from './api';
import { record, type Answer } from './send';
import { expect } from '../system/test';

// Traces of internals: a file, a line of code, a statement, a table, a library.
const internals =
  /node_modules|\.[cm]?[jt]s:\d|\n\s+at |select |insert |sqlite|knex|strapi|undefined|\[object /i;

const json = 'application/json; charset=utf-8';

/**
 * Expects exactly the three fields of the error shape, the code with its status, and a message without internals.
 * @param what was sent, for the failure message
 */
export function expectErrorShape({ status, headers, body }: Answer, what = 'The answer'): void {
  expect(status, what).toBeLessThan(500);
  expect(headers.get('content-type'), what).toBe(json);
  expect(headers.get('cache-control'), what).toBe('no-store');
  expect(headers.get('x-content-type-options'), what).toBe('nosniff');
  expect(body, what).toEqual({
    error: true,
    code: expect.any(String),
    message: expect.stringMatching(/^\S.{5,300}$/),
  });
  const { code, message } = record(body);
  expect(Object.entries(errorCodes), what).toContainEqual([code, status]);
  expect(message, what).not.toMatch(internals);
}

/** Expects a refusal with this code and, if given, this message. */
export function expectRefusal(answer: Answer, code: ErrorCode, message?: string): void {
  expectErrorShape(answer, answer.text);
  expect(answer.body).toMatchObject({ code, ...(message === undefined ? {} : { message }) });
}

/** Expects a success with this status and exactly this body. */
export function expectSuccess(answer: Answer, status: 200 | 201, body: object): void {
  expect(answer.status, answer.text.slice(0, 500)).toBe(status);
  expect(answer.headers.get('content-type')).toBe(json);
  expect(answer.body).toEqual(body);
}
