import { lookOf } from '../../../src/accounts/lookalike';

test.each([
  ['Cyrillic', 'сосо', 'coco'],
  ['Cyrillic capitals', 'АННА', 'AHHA'],
  ['Greek', 'νικο', 'viko'],
  ['Greek capitals', 'ΑΝΝΑ', 'ANNA'],
  ['Armenian', 'սոօ', 'uno'],
  ['a dotless i', 'dın', 'din'],
  ['an iota for an l', 'pauƖ', 'paul'],
  ['a wynn for a p', 'ƿaul', 'paul'],
  ['a yr for an R', 'Ʀita', 'Rita'],
  ['an l for an I', 'lvan', 'Ivan'],
  ['a 1 for an l', 'pau1', 'paul'],
  ['a 0 for an o', 'n0ra', 'nora'],
  ['r and n for an m', 'rnarta', 'marta'],
  ['a double click for two l', 'biǁ', 'bill'],
  ['another case', 'Anna', 'ANNA'],
])('%s: %s looks like %s', (_what, one, other) => {
  expect(lookOf(one)).toBe(lookOf(other));
});

test.each([
  ['anna', 'anne'],
  ['Élodie', 'Elodie'],
  ['first1', 'first2'],
  ['Иван', 'Ivan'],
])('%s does not look like %s', (one, other) => {
  expect(lookOf(one)).not.toBe(lookOf(other));
});
