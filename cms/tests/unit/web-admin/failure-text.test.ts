import { failureText } from '../../../src/plugins/web-admin/admin/src/failure-text';

const fallback = 'Check the connection.';

/** The shape of the error that the panel's fetch client throws. */
const fetchError = (data: unknown) => Object.assign(new Error(), { response: { data } });

test("a failure that the server explained is told in the server's words", () => {
  const body = { error: true, code: 'invalid_query', message: 'page must be a whole number.' };
  expect(failureText(fetchError(body), fallback)).toBe('page must be a whole number.');
});

test.each([
  ['a lost connection', new TypeError('Failed to fetch')],
  ["Strapi's own error", fetchError({ data: null, error: { status: 500, message: 'ECONNRESET' } })],
  ['an answer that is no JSON object', fetchError('<html>')],
  ['a thing that is no error', 'boom'],
])('%s is told in our own words', (_, failure) => {
  expect(failureText(failure, fallback)).toBe(fallback);
});
