import { sortKey } from '../../../src/search/sort';

const byKey = (texts: readonly string[]) =>
  texts
    .map((text) => ({ text, key: sortKey(text) }))
    .sort(({ key: one }, { key: other }) => (one < other ? -1 : Number(one > other)))
    .map(({ text }) => text);

test('texts stand in the order of the Unicode collation', () => {
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
])('%j and %j stand at one place', (one, other) => {
  expect(sortKey(one)).toBe(sortKey(other));
});

test('a key is digits alone, which every database sorts alike, and no longer than its column', () => {
  for (const text of ['Peter “Q” Ünal', '日本語', '\u{1F600}'.repeat(500), '\ufdfa'.repeat(200)]) {
    expect(sortKey(text)).toMatch(/^\d{1,255}$/);
  }
  expect(sortKey(null)).toBe('');
});

test('what has no letter of these scripts comes last, and a shorter text first', () => {
  expect(byKey(['日本語', 'Zander', 'Zanderson', 'Янко', ''])).toEqual([
    '',
    'Zander',
    'Zanderson',
    'Янко',
    '日本語',
  ]);
});
