import {
  failureText,
  toFailed,
  toOutcome,
} from '../../../../src/plugins/web-admin/admin/src/requests/outcome';

const fallback = 'Check the connection.';

/** An error as Strapi's fetch client throws it. */
const fetchError = (data: unknown) => Object.assign(new Error(), { response: { data } });

test("a failure that the server explains is shown in the server's words", () => {
  const body = { error: true, code: 'invalid_query', message: 'page must be a whole number.' };
  expect(failureText(fetchError(body), fallback)).toBe('page must be a whole number.');
});

test.each([
  ['a lost connection', new TypeError('Failed to fetch')],
  ["Strapi's own error", fetchError({ data: null, error: { status: 500, message: 'ECONNRESET' } })],
  ['an answer that is no JSON object', fetchError('<html>')],
  ['a value that is not an error', 'boom'],
])('%s is shown in our own words', (_, failure) => {
  expect(failureText(failure, fallback)).toBe(fallback);
});

test('an answer without an error is a success with its body', () => {
  const body = { result: { _id: 'a' } };
  expect(toOutcome(body)).toEqual({ ok: true, data: body });
});

test("an error keeps the server's code and message", () => {
  const body = { error: true, code: 'edit_conflict', message: 'Changed meanwhile.' } as const;
  expect(toOutcome(body)).toEqual({ ok: false, code: 'edit_conflict', message: body.message });
  expect(toFailed(fetchError(body))).toMatchObject({
    code: 'edit_conflict',
    message: body.message,
  });
});

test.each([
  [401, 'not_logged_in'],
  [403, 'not_allowed'],
  [404, 'not_found'],
  [413, 'body_too_large'],
  [500, 'internal'],
])("Strapi's own %i becomes %s, without Strapi's message", (status, code) => {
  const body = { data: null, error: { status, message: 'SQLITE_BUSY' } };
  for (const failed of [toOutcome(body), toFailed(fetchError(body))]) {
    expect(failed).toMatchObject({ ok: false, code });
    expect(JSON.stringify(failed)).not.toContain('SQLITE_BUSY');
  }
});

test.each([
  [401, 'Your session has ended. Log in again; what you typed is kept.'],
  [403, 'You are not allowed to do this.'],
  [404, 'The CMS could not do this. Try again.'],
  [413, 'This is too large for the CMS.'],
  [500, 'The CMS could not do this. Try again.'],
])("Strapi's own %i is shown as a sentence", (status, message) => {
  const body = { data: null, error: { status, message: 'SQLITE_BUSY' } };
  expect(toFailed(fetchError(body))).toMatchObject({ message });
});

test.each([
  ['a lost connection', new TypeError('Failed to fetch')],
  ["a proxy's page", new SyntaxError('Unexpected token <')],
  ['an error without a body', fetchError(undefined)],
  ['a value that is not an error', 'boom'],
])('%s is shown as Network Error', (_, failure) => {
  expect(toFailed(failure)).toEqual({ ok: false, code: 'network', message: 'Network Error' });
});
