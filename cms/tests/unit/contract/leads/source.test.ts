import fc from 'fast-check';
import { sourceLabels, sourceNames, sourceOf } from '../../../../src/contract/leads/source';

test('the values of a source are kept by their names, and nothing else', () => {
  const source = {
    page: '/contact/',
    landing: '/blog/an-article/',
    referrer: 'www.example.com',
    utm_source: 'newsletter',
    utm_campaign: 'Frühling 2026 👩🏽‍💻',
  };
  expect(sourceOf({ ...source, gclid: 'an id', utm_id: '7', toString: 'x' })).toEqual(source);
  expect(Object.keys(sourceLabels)).toEqual(sourceNames);
});

test('a path loses its query and its fragment', () => {
  expect(sourceOf({ page: '/a?mail=ada@example.com', landing: '/b#c?d' })).toEqual({
    page: '/a',
    landing: '/b',
  });
});

test.each([
  ['no object', 'text'],
  ['null', null],
  ['nothing', undefined],
  ['a list', ['page']],
  ['an empty object', {}],
  ['values of other types', { page: 7, landing: null, utm_source: ['a'], utm_term: {} }],
  ['a path that is none', { page: 'https://example.com/', landing: 'javascript:alert(1)' }],
  ['a host that is none', { referrer: 'example.com/path?q=ada@example.com' }],
  ['blank values', { utm_source: ' \u0000\u200b ', utm_medium: '' }],
])('%s is no source', (_what, sent) => {
  expect(sourceOf(sent)).toBeUndefined();
});

test('a long value is cut, and never in the middle of a character', () => {
  const source = sourceOf({ page: `/${'p'.repeat(500)}`, utm_source: `${'a'.repeat(99)}😀` });
  expect(source).toEqual({ page: `/${'p'.repeat(199)}`, utm_source: 'a'.repeat(99) });
});

test('whatever is sent, a source is small, has no controls, and stays the same when read again', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.webUrl(), fc.domain());
  const sent = fc.oneof(
    fc.anything(),
    fc.dictionary(fc.constantFrom(...sourceNames), fc.oneof(text, fc.anything())),
  );
  fc.assert(
    fc.property(sent, (value) => {
      const source = sourceOf(value);
      const json = JSON.stringify(source ?? {});
      expect(json.length).toBeLessThan(5_000);
      expect(Object.values(source ?? {}).join('')).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      expect(sourceOf(JSON.parse(json))).toEqual(source);
    }),
  );
});
