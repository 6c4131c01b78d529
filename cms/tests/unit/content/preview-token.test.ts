import fc from 'fast-check';
import { readPreview, signPreview } from '../../../src/content/previews/preview-token';

const claims = {
  link: 'abcdefghijklmnopqrstuvwx',
  kind: 'blog',
  entry: '0123456789abcdefghijklmn',
  until: 2_000_000_000_000,
} as const;

const before = claims.until - 1;

beforeEach(() => {
  process.env.ADMIN_JWT_SECRET = 'a secret of at least thirty-two characters';
});

test.each(['blog', 'faq'] as const)('a token says what was signed, for a %s', (kind) => {
  const token = signPreview({ ...claims, kind });
  expect(readPreview(token, before)).toEqual({ ...claims, kind });
  // It stands in a fragment as it is, and is no old address of the site (`#/about`).
  expect(token).toMatch(/^[\w.-]+$/);
});

test('it ends at its time, to the second', () => {
  const token = signPreview({ ...claims, until: claims.until + 999 });
  expect(readPreview(token, before)?.until).toBe(claims.until);
  expect(readPreview(token, claims.until)).toBeUndefined();
});

test('another secret, as after a change of it, reads nothing', () => {
  const token = signPreview(claims);
  process.env.ADMIN_JWT_SECRET = 'another secret of at least thirty-two characters';
  expect(readPreview(token, before)).toBeUndefined();
});

test('without a secret nothing is signed', () => {
  delete process.env.ADMIN_JWT_SECRET;
  expect(() => signPreview(claims)).toThrow('ADMIN_JWT_SECRET');
});

test('a token with one other character reads nothing', () => {
  const token = signPreview(claims);
  const characters = Array.from('abcxyz0189.-_A/# ');
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...characters), (place, character) => {
      const other = token.slice(0, place) + character + token.slice(place + 1);
      fc.pre(other !== token);
      expect(readPreview(other, before)).toBeUndefined();
    }),
  );
});

test.each([
  ['nothing', ''],
  ['only dots', '....'],
  ['a NUL', '\0'],
  ['something long', 'a'.repeat(100_000)],
  ['a name of every object', 'constructor'],
])('reads nothing from %s', (_, token) => {
  expect(readPreview(token, before)).toBeUndefined();
});
