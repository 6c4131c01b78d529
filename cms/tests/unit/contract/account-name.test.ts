import { isPlainName, tidyName } from '../../../src/contract/admin';

test.each([
  'anna',
  'Anna Meier-Łuka',
  "O'Neill",
  'Nguyễn Thị Minh Khai',
  'Élodie D’Arcy',
  'Ειρήνη',
  'Іванна Петренко',
  'שרה כהן',
  'علي',
  'प्रिया शर्मा',
  'สมชาย',
  '王小明',
  'さくら 山田ハナコ',
  '김민준',
  'anna_7 (HR)',
  'first.admin@example.com',
])('%s is accepted as a name', (name) => {
  expect(isPlainName(tidyName(name))).toBe(true);
});

test.each([
  ['a zero-width space', 'an\u200Bna'],
  ['a zero-width joiner', 'an\u200Dna'],
  ['a soft hyphen', 'an\u00ADna'],
  ['a word joiner', 'an\u2060na'],
  ['a Hangul filler', 'an\u3164na'],
  ['a variation selector', 'anna\uFE0F'],
  ['a combining grapheme joiner', 'an\u034Fna'],
  ['a tag', 'anna\u{E0041}'],
  ['a direction override', 'anna\u202Enimda'],
  ['a direction isolate', '\u2066anna\u2069'],
  ['a direction mark', 'anna\u200F'],
  ['a tab', 'an\tna'],
  ['a line break', 'an\nna'],
  ['a braille blank', 'an\u2800na'],
  ['a Cyrillic letter among Latin ones', '\u0430nna'],
  ['a Greek letter among Latin ones', 'ann\u03B1'],
  ['an Armenian letter among Latin ones', 'b\u0585b'],
  ['a Cherokee letter', '\u13AAnna'],
  ['a phonetic letter', '\u0251nna'],
  ['an emoji', 'anna 👩'],
  ['a digit of another script', 'anna\u0661'],
  ['stacked marks', `a${'\u0335'.repeat(4)}nna`],
  ['only punctuation', '...'],
  ['punctuation after Hebrew letters', 'שרה!'],
  ['a currency sign', 'anna€'],
])('a name with %s is refused', (_what, name) => {
  expect(isPlainName(tidyName(name))).toBe(false);
});

test('a name in several spellings is stored in one', () => {
  const writings = ['e\u0301lodie', ' \u00E9lodie ', '\uFF45\u0301\uFF4C\uFF4F\uFF44\uFF49\uFF45'];
  expect(new Set(writings.map(tidyName))).toEqual(new Set(['\u00E9lodie']));
  expect(tidyName('anna \u00A0 meier')).toBe('anna meier');
});
