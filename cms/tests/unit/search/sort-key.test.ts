import { sortKey } from '../../../src/search/sort';

const byKey = (texts: readonly string[]) =>
  texts
    .map((text) => ({ text, key: sortKey(text) }))
    .sort(({ key: one }, { key: other }) => (one < other ? -1 : Number(one > other)))
    .map(({ text }) => text);

test('texts are sorted by the Unicode collation', () => {
  const names = [
    ...['Peter', 'anna', 'Älter', 'Alt', 'Zander', 'Öl', 'O’Neil', 'ONeil', 'de la Cruz', 'Deacon'],
    ...['Ångström', 'Ørsted', 'Łukasz', 'ßa', 'ssb', 'Ţepeş', 'Ünal', '“Quoted”', '123', '_x', '~'],
    ...[
      'Янко',
      'Ёлкин',
      'Жуков',
      'Іван',
      'Иванов',
      'Ζωή',
      'αλέξης',
      'Έλενα',
      'Jovan',
      'Џон',
      'Жан',
    ],
  ];
  const { compare } = new Intl.Collator('en');
  expect(byKey(names)).toEqual([...names].sort(compare));
});

test.each([
  ['ANNA', 'anna'],
  ['Zoe\u0308', 'ZOË'],
  ['Straße', 'STRASSE'],
])('%j and %j have the same key', (one, other) => {
  expect(sortKey(one)).toBe(sortKey(other));
});

test('a key fits its column and has only digits, which every database sorts alike', () => {
  for (const text of ['Peter “Q” Ünal', '日本語', '\u{1F600}'.repeat(500), '\ufdfa'.repeat(200)]) {
    expect(sortKey(text)).toMatch(/^\d{1,255}$/);
  }
  expect(sortKey(null)).toBe('');
});

test('other scripts come last, and a shorter text comes before a longer one', () => {
  expect(byKey(['日本語', 'Zander', 'Zanderson', 'Янко', ''])).toEqual([
    '',
    'Zander',
    'Zanderson',
    'Янко',
    '日本語',
  ]);
});
