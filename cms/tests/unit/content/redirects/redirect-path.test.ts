import fc from 'fast-check';
import {
  addressKey,
  isBad,
  isRule,
  readFrom,
  readTarget,
} from '../../../../src/contract/content/redirect-path';

const hosts = ['www.example.com'];

test.each([
  ['/old', '/old'],
  ['  /Old/ ', '/Old'],
  ['/', '/'],
  ['/old page', '/old%20page'],
  ['/old%20page', '/old%20page'],
  ['/blog/é', '/blog/%C3%A9'],
  ['/blog/%C3%A9', '/blog/%C3%A9'],
  ['/a%3Fb%23c', '/a%3Fb%23c'],
  ['/a+b&c=d', '/a+b&c=d'],
  ['https://www.example.com/old', '/old'],
  ['HTTP://www.example.com', '/'],
])('the old address %j is %s', (typed, path) => {
  expect(readFrom(typed, hosts)).toBe(path);
});

const hostile = [
  '',
  'old',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a//b',
  '/a/../b',
  '/a/%2e%2e/b',
  '/a%2fb',
  '/a%5cb',
  '/a%0d%0a/b /c 200',
  '/a\r\n/* /evil 301!',
  '/a%00',
  '/a%',
  '/a%ff',
  '/*',
  '/blog/*',
  '/blog/:splat',
  '/blog/%3Asplat',
  '/%2a',
  '/a\u2028b',
  '/a\u202eb',
  'javascript:alert(1)',
  'data:text/html,x',
];

test.each(hostile)('%j is neither an old nor a new address', (typed) => {
  expect(isBad(readFrom(typed, hosts))).toBe(true);
  expect(isBad(readTarget(typed, hosts))).toBe(true);
});

test.each(['/a?b=c', '/a#b', 'https://other.example/old', 'https://user@www.example.com/old'])(
  '%j is no old address',
  (typed) => {
    expect(isBad(readFrom(typed, hosts))).toBe(true);
  },
);

test.each([
  ['/healthcare#use-case', '/healthcare#use-case'],
  ['/faq/?q=a b:c*', '/faq?q=a%20b%3ac%2a'],
  ['https://www.example.com/about/', '/about'],
  ['https://other.example', 'https://other.example/'],
  ['https://other.example:8443/a b?c=:splat#*', 'https://other.example:8443/a%20b?c=%3asplat#%2a'],
  ['https:other.example/x', 'https://other.example/x'],
])('the new address %j is %s', (typed, target) => {
  expect(readTarget(typed, hosts)).toBe(target);
});

test.each([
  'http://other.example/',
  'https://user:secret@other.example/',
  'https://other.example/:splat',
  'ftp://other.example/',
  'https://',
  `/${'a'.repeat(500)}`,
])('%j is no new address', (typed) => {
  expect(isBad(readTarget(typed, hosts))).toBe(true);
});

test('what is accepted is one word without signs of the rules, and reading it again changes nothing', () => {
  const sign = fc.constantFrom(
    ...['/', 'a', 'b', '.', '%', ':', '*', '\\', '?', '#', ' ', '\t', '\r', '\n', '@', '&', '='],
    ...['é', '人', '!', '~', '"', '<', '>', '%2f', '%0d', '%0a', '%20', '//'],
  );
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(sign).map((signs) => `/${signs.join('')}`),
    fc.array(sign).map((signs) => `https://other.example/${signs.join('')}`),
  );
  fc.assert(
    fc.property(typed, typed, (from, to) => {
      const path = readFrom(from, hosts);
      const target = readTarget(to, hosts);
      if (!isBad(path)) {
        expect(path).toMatch(/^\/(?:[!-~]*)$/);
        expect(path).not.toMatch(/[*:\\?#]|^\/\//);
        expect(readFrom(path, [])).toBe(path);
      }
      if (!isBad(target)) {
        expect(target.replace(/^https:\/\/[^/]+/, '')).not.toMatch(/[^!-~]|[*:\\]|^\/\//);
        expect(readTarget(target, [])).toBe(target);
      }
      if (!isBad(path) && !isBad(target)) expect(isRule(path, target)).toBe(true);
    }),
  );
});

test('addresses that hosts take for one have one key', () => {
  expect(addressKey('/Blog/A/')).toBe(addressKey('/blog/a?x=1#y'));
  expect(addressKey('/')).toBe('/');
});
