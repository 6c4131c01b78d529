import { inCall, jsonLines } from '../../../../src/operations/logs/json-lines';
import { LoggableError } from '../../../../src/operations/logs/described-error';

const id = '00000000-0000-4000-8000-000000000000';

/** Formats what winston passes to a format for `log.error(…)`. */
function written(info: object): Record<string, unknown> {
  Object.assign(info, { level: 'error', [Symbol.for('level')]: 'error' });
  const line: unknown = Reflect.get(jsonLines.transform(info), Symbol.for('message'));
  const value: unknown = JSON.parse(String(line));
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const inOne = (info: () => object) => inCall(id, () => written(info()));

/** The info that winston creates for `log.error('text', error)`. */
const withError = (message: string, failure: Error) =>
  Object.assign({}, failure, {
    message: `${message} ${failure.message}`,
    stack: failure.stack,
    [Symbol.for('splat')]: [failure],
  });

test('a message outside a call is logged unchanged and without an id', () => {
  const line = written({ message: 'Admin 7 can log in by e-mail only: "x" is taken.' });
  expect(line).toEqual({
    time: expect.any(String),
    level: 'error',
    message: 'Admin 7 can log in by e-mail only: "x" is taken.',
  });
});

test.each([
  ['The limiter cannot count in the database.', 'The limiter cannot count in the database.'],
  ['Failed to detect MIME type from file: Jane Doe.png', 'Failed to detect MIME type from file'],
  ['Malformed JSON in core-store key "Jane"', 'Malformed JSON in core-store key'],
  ['jane.doe@example.com', 'jane.doe'],
  ['555-0100', 'A line without words of its own'],
])('in a call, "%s" is logged as "%s"', (message, said) => {
  expect(inOne(() => ({ message }))).toMatchObject({ requestId: id, message: said });
});

test('an error is logged in full outside a call, and with its name, code and place in a call', () => {
  const failure = () =>
    Object.assign(new TypeError('No Jane\n    at Jane Doe'), { code: 'E_JANE' });
  expect(written(failure())).toMatchObject({ message: 'No Jane\n    at Jane Doe' });
  const line = inOne(failure);
  expect(line).toMatchObject({
    message: 'TypeError in a call',
    error: { name: 'TypeError', code: 'E_JANE' },
  });
  expect(JSON.stringify(line)).toContain('json-lines.test.ts');
  expect(JSON.stringify(line).replace('E_JANE', '')).not.toMatch(/jane/i);
});

test.each(['SQLITE_CONSTRAINT_UNIQUE', '23505'])(
  'the database error %s is logged without its statement, in a call or not',
  (code) => {
    const failure = () =>
      Object.assign(new Error("insert into contacts values ('Jane')"), { code });
    const message = `The database failed with ${code}.`;
    expect(written(failure())).toMatchObject({ message });
    expect(inOne(failure)).toMatchObject({ message });
  },
);

test('a code of the operating system is not treated as one of a database', () => {
  const failure = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  expect(written(failure)).toMatchObject({ message: 'write EPIPE' });
});

test('a LoggableError is logged in full in a call too', () => {
  expect(inOne(() => new LoggableError('Look at the disk.'))).toMatchObject({
    message: 'Look at the disk.',
  });
});

test('a message with an error keeps the message, and the error is logged like any other', () => {
  const info = () => withError('Failed to send a mail', new RangeError('to Jane'));
  expect(inOne(info)).toMatchObject({
    message: 'Failed to send a mail: RangeError in a call',
    error: { name: 'RangeError' },
  });
  expect(written(info())).toMatchObject({ message: 'Failed to send a mail: to Jane' });
});

test('besides the message, only known fields are logged', () => {
  const facts = { method: 'GET', path: '/x', status: 200, ms: 5 };
  const line = inOne(() => ({ message: 'Answered', ...facts, user: 'Jane', query: 'Jane' }));
  expect(line).toEqual({
    time: expect.any(String),
    level: 'error',
    message: 'Answered',
    requestId: id,
    ...facts,
  });
});

test('our own message is logged in full in a call, and its error like any other', () => {
  const failure = new RangeError('no /uploads/Jane_Doe.png removed');
  const line = inOne(() => ({ message: 'A picture was not removed', fileId: 7, failure }));
  expect(line).toEqual({
    time: expect.any(String),
    level: 'error',
    message: 'A picture was not removed: RangeError in a call',
    error: { name: 'RangeError', at: expect.any(Array) },
    requestId: id,
    fileId: 7,
  });
  expect(inOne(() => ({ message: 'A picture was not removed', failure: 'Jane' }))).toMatchObject({
    message: 'A picture was not removed',
  });
});

test('the fields of an error are not logged, even under known names', () => {
  const failure = Object.assign(new Error('No Jane.png'), { path: '/Jane.png', status: 'Jane' });
  const line = inOne(() => withError('Failed to read', failure));
  expect(line).toMatchObject({ message: 'Failed to read: Error in a call' });
  expect(JSON.stringify(line)).not.toContain('Jane');
});
