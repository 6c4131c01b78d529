import fc from 'fast-check';
import { idempotencyHeader, versionHeader } from './api';

/** A body as sent. JSON can contain what JSON.stringify never writes (1e999, a repeated key, half a character). */
export type Json = string;

/** What is sent besides the body. */
export interface Surroundings {
  headers: Record<string, string>;
  query: string;
}

const strangeTexts = [
  ...[
    '',
    ' ',
    '\u00a0',
    '\ufeff',
    '\u200b',
    '\u0000',
    'a\u0000b',
    'a\rb',
    'a\nb',
    '\u0085',
    '\u2028',
  ],
  ...[
    '\u202eevil',
    'e\u0301',
    'ﬀ',
    'İ',
    'ß',
    '👩‍👩‍👧‍👦',
    '\u{10ffff}',
    'null',
    'undefined',
    'NaN',
    'true',
    '[]',
  ],
  ...[
    '{}',
    '__proto__',
    "' or 1=1 --",
    '%',
    '_',
    '\\',
    '${7*7}',
    '{{7*7}}',
    '=1+1',
    '../../etc/passwd',
  ],
  ...[
    '<script>alert(1)</script>',
    '&lt;b&gt;',
    'a@b',
    'a@b.c',
    'Dc3',
    'dc3',
    'http://localhost/',
    'data:,',
  ],
];

/** Ordinary and deliberately strange texts. */
export const text: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }).map((inside) => ` \t${inside}\u00a0`),
  fc.constantFrom(...strangeTexts),
  fc
    .tuple(fc.constantFrom('a', 'é', '😀', ' ', '\n'), fc.integer({ min: 90, max: 520 }))
    .map(([letter, length]) => letter.repeat(length)),
);

const fragments = [
  ...[
    '<p>',
    '</p>',
    '<h1>',
    '<h2>',
    '</h2>',
    '<b>',
    '</b>',
    '<ul><li>',
    '</li></ul>',
    '<br>',
    '<hr/>',
  ],
  ...[
    '<table><tr><td>',
    '</table>',
    '<script>',
    '</script>',
    '<style>',
    '</style>',
    '<svg onload=alert(1)>',
  ],
  ...['<img src=x onerror=alert(1)>', '<a href="javascript:alert(1)">', '<a href="/faq">', '</a>'],
  ...[
    '<iframe srcdoc="<p>">',
    '<math><mtext>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<',
    '>',
    '"',
    '&',
    '&lt;',
  ],
  ...[
    '&#106;',
    '<p onclick="x">',
    '<p style="x">',
    '<template>',
    '<textarea>',
    '<noscript><p title="',
  ],
];

/** Rich text: plain text and markup that no editor writes. */
export const richText: fc.Arbitrary<string> = fc.oneof(
  text,
  fc
    .array(fc.oneof(fc.constantFrom(...fragments), text), { maxLength: 12 })
    .map((all) => all.join('')),
  text.map((inside) => `<p>${inside}</p>`),
);

const nested = (depth: number): Json => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Any JSON value as text, including values that JavaScript cannot write. */
const anyValue: fc.Arbitrary<Json> = fc.oneof(
  text.map((value) => JSON.stringify(value)),
  fc.json({ maxDepth: 3 }),
  fc.constantFrom(
    'null',
    'true',
    '0',
    '-0',
    '1e999',
    '-1e999',
    '9007199254740993',
    '0.1e-400',
    '[]',
    '{}',
  ),
  fc.constantFrom(
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"a\\u0000b"',
    '"\\u202e"',
    nested(50),
    nested(3_000),
  ),
  fc.constantFrom(
    '{"$ne":null}',
    '{"__proto__":{"admin":true}}',
    '{"length":1,"0":"a"}',
    '[null]',
    '[[]]',
  ),
);

const strangeKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'id',
  '_id',
  'documentId',
  '',
];

const written = (fields: readonly (readonly [string, Json])[]): Json =>
  `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;

/** An object of these fields, each with a valid value or, rarely, with any value or none. */
function almostValid(fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<Json> {
  const each = Object.entries(fields).map(([name, good]) =>
    fc.oneof(
      { arbitrary: good.map((value) => [[name, JSON.stringify(value)] as const]), weight: 24 },
      { arbitrary: anyValue.map((value) => [[name, value] as const]), weight: 1 },
      { arbitrary: fc.constant([]), weight: 1 },
    ),
  );
  const strange = fc.tuple(fc.constantFrom(...strangeKeys), anyValue).map((entry) => [entry]);
  const more = fc.oneof(
    { arbitrary: fc.constant([]), weight: 9 },
    { arbitrary: strange, weight: 1 },
  );
  return fc.tuple(...each, more).map((parts) => written(parts.flat()));
}

/**
 * Bodies for a call: most of them almost valid, the others any JSON, or no JSON.
 * @param fields a valid value for each field
 * @param share how many in ten are almost valid
 */
export const bodyOf = (
  fields: Readonly<Record<string, fc.Arbitrary<unknown>>>,
  share = 7,
): fc.Arbitrary<Json> =>
  fc.oneof(
    { arbitrary: almostValid(fields), weight: share },
    { arbitrary: anyValue, weight: 7 - share + 2 },
    { arbitrary: text, weight: 1 },
  );

// Characters that a header can contain.
const headerText = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code < 0x7f || code > 0x9f)
    .map((code) => String.fromCharCode(code)),
  maxLength: 60,
});

const rarely = (name: string, value: fc.Arbitrary<string>) =>
  fc.oneof(
    { arbitrary: fc.constant({}), weight: 7 },
    { arbitrary: value.map((content) => ({ [name]: content })), weight: 1 },
  );

const queryKeys = [
  'page',
  'pageSize',
  'status',
  'populate',
  'filters[id][$ne]',
  'sort',
  '__proto__',
  'fields[]',
];

const query = fc.oneof(
  { arbitrary: fc.constant(''), weight: 6 },
  {
    arbitrary: fc
      .array(fc.tuple(fc.constantFrom(...queryKeys), fc.oneof(text, fc.nat().map(String))), {
        maxLength: 4,
      })
      .map((pairs) => `?${pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')}`),
    weight: 1,
  },
  { arbitrary: fc.webQueryParameters().map((parameters) => `?${parameters}`), weight: 1 },
);

const keys = fc.oneof(headerText, fc.uuid(), fc.constantFrom('a'.repeat(16), 'b'.repeat(100)));
const versions = fc.oneof(headerText, fc.constantFrom('"2020-01-01T00:00:00.000Z"', '*', 'W/"x"'));

/** Headers that the API reads, and a query string. Usually there are none. */
export const surroundings: fc.Arbitrary<Surroundings> = fc
  .tuple(
    rarely(idempotencyHeader, keys),
    rarely(versionHeader, versions),
    rarely('Authorization', headerText),
    rarely('X-Client-Address', headerText),
    query,
  )
  .map(([key, version, bearer, address, search]) => ({
    headers: { ...key, ...version, ...bearer, ...address },
    query: search,
  }));

/** Invalid or unknown ids. */
export const strangeId: fc.Arbitrary<string> = fc.oneof(
  text,
  fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'.split('')),
    minLength: 24,
    maxLength: 24,
  }),
  fc.constantFrom('..', '.', '%2e%2e', '%', '%00', '*', 'a/../b'),
);
