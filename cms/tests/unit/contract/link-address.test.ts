import fc from 'fast-check';
import { linkAddress } from '../../../src/contract/content/link-address';

test.each([
  'https://example.com/a?b=c#d',
  'http://example.com',
  'HTTPS://Example.com',
  'mailto:a@example.com',
  'tel:+15550100',
  '/contact',
  '/',
  '#top',
])('%s stays unchanged', (address) => {
  expect(linkAddress(address)).toBe(address);
});

test.each([
  ['www.example.com', 'https://www.example.com'],
  ['example.com/docs', 'https://example.com/docs'],
  ['example.com', 'https://example.com'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['münchen.example?a', 'https://münchen.example?a'],
  ['www.readme.md', 'https://www.readme.md'],
  ['name@example.com', 'mailto:name@example.com'],
  [' https://example.com\u200b\n', 'https://example.com'],
  ['https://exa\nmple.com', 'https://example.com'],
])('%j becomes %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'ftp://example.com',
  'foo.bar:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https:example.com',
  'https:///example.com',
  'https://',
  'http://[',
  'contact',
  'docs/page',
  './page',
  '../page',
  '?page=2',
  'README.md',
  'about.html#team',
  'two words',
  '',
])('%j is not an address', (typed) => {
  expect(linkAddress(typed)).toBeUndefined();
});

test('applying it twice changes nothing, and the result has an allowed scheme and the expected host', () => {
  const part = fc.constantFrom(
    'www.',
    'a.b',
    '/',
    '#',
    ':',
    '@',
    '\\',
    'https:',
    '//',
    '\t',
    ' ',
    '.md',
    'x',
  );
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(typed, (raw) => {
      const address = linkAddress(raw);
      if (address === undefined) return;
      expect(linkAddress(address)).toBe(address);
      const { protocol, host } = new URL(address, 'https://site.invalid');
      expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
      if (/^[/#]/.test(address)) expect(host).toBe('site.invalid');
      else expect(host).not.toBe('site.invalid');
    }),
  );
});

test('a long address is read in less than a second', () => {
  const started = performance.now();
  linkAddress(`${'a-'.repeat(50_000)}.${'b.'.repeat(50_000)}`);
  expect(performance.now() - started).toBeLessThan(1_000);
});
