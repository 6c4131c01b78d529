import { parseJsonBody } from '../../../src/contract/json';

const parsed = (text: string): unknown => parseJsonBody(new TextEncoder().encode(text));

test.each([
  ['{}', {}],
  ['[[1],{"a":[2]}]', [[1], { a: [2] }]],
  [' "text" ', 'text'],
  // Brackets, commas and quotes inside a string are not structure, with or without backslashes.
  [JSON.stringify({ a: `${'['.repeat(1_000)}"\\` }), { a: `${'['.repeat(1_000)}"\\` }],
  [JSON.stringify(['\\"', '\\\\', ',,,']), ['\\"', '\\\\', ',,,']],
  [JSON.stringify(`"${',"'.repeat(100_001)}`), `"${',"'.repeat(100_001)}`],
  [`${'['.repeat(64)}${']'.repeat(64)}`, expect.any(Array)],
  [`[${'0,'.repeat(99_998)}0]`, expect.any(Array)],
])('%.40s is parsed', (text, value) => {
  expect(parsed(text)).toEqual(value);
});

const beyond = 'The body has too many values, or they are nested too deep.';
const broken = 'The body is not valid JSON in UTF-8.';

test.each([
  [`${'['.repeat(65)}${']'.repeat(65)}`, beyond],
  [`${'{"a":'.repeat(65)}1${'}'.repeat(65)}`, beyond],
  ['['.repeat(1_000_000), beyond],
  [`[${'0,'.repeat(100_000)}0]`, beyond],
  [`[${'{},'.repeat(60_000)}{}]`, beyond],
  ['', broken],
  ['{"a":"', broken],
  ['{"a":"\\', broken],
  ['"\\"', broken],
  ['{"a":1}}', broken],
])('%.40s is refused', (text, message) => {
  expect(() => parsed(text)).toThrow(expect.objectContaining({ code: 'invalid_body', message }));
});

test('bytes that are not UTF-8 are refused', () => {
  expect(() => parseJsonBody(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))).toThrow(broken);
});
