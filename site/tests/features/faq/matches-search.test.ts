import { matchesSearch, otherSpellings } from '../../../src/features/faq/matches-search';
import { entry } from './entries';

const faq = entry(1, {
  _id: 'zebra',
  question: 'What does Dc3 convert?',
  answer: [
    { tag: 'p', children: ['Transactions and ', { tag: 'strong', children: ['files'] }, '.'] },
    { tag: 'p', children: ['By the million.'] },
  ],
});

test.each(['Dc3', 'does Dc3 con', 'and files.', 'By the', 'convert ', ' ', ''])(
  'finds %j',
  (search) => {
    expect(matchesSearch(faq, search)).toBe(true);
  },
);

test.each([
  ['a no-break space', 'a\u00a0b', 'a b'],
  ['two spaces', 'a  b', 'a b'],
  ['a narrow no-break space and a line end', 'a\u202f\nb', 'a b'],
  ['a decomposed letter', 'Zoe\u0308', 'Zo\u00eb'],
  ['a soft hyphen', 'pay\u00adroll', 'payroll'],
  ['zero-width characters', 'pay\u200b\u2060\ufeffroll', 'payroll'],
  ['a no-break hyphen', 'cut\u2011over', 'cut-over'],
  ['a dash between numbers', '3\u20135 days', '3-5 days'],
  ['a minus', '\u22125', '-5'],
  ['a fraction', '\u00bd', '1/2'],
  ['an accent for an apostrophe', 'it\u00b4s', "it's"],
  ['low and high quotation marks', '\u201epayroll\u201c', '"payroll"'],
  ['a ligature', 'o\ufb03ce', 'office'],
  ['curly quotation marks', '\u201cdon\u2019t\u201d', '"don\'t"'],
  ['a wide letter', '\uff28\uff32', 'HR'],
])(
  '%s is matched by characters that look the same, in questions and answers, in both directions',
  (_what, one, other) => {
    const inQuestion = (text: string) => ({ ...faq, question: `About ${text}?` });
    const inAnswer = (text: string) => ({
      ...faq,
      answer: [{ tag: 'p' as const, children: [text] }],
    });
    for (const entryOf of [inQuestion, inAnswer]) {
      expect(matchesSearch(entryOf(one), other)).toBe(true);
      expect(matchesSearch(entryOf(other), one)).toBe(true);
    }
  },
);

test('is case-sensitive', () => {
  expect(matchesSearch(faq, 'dc3')).toBe(false);
});

test.each(['zebra', '2026', 'strong', 'answer', 'files.By'])(
  'does not find %j: ids, timestamps and markup do not count',
  (search) => {
    expect(matchesSearch(faq, search)).toBe(false);
  },
);

test('other spellings come from the questions, most matches first', () => {
  const faqs = [entry(1, { question: 'Payroll?' }), entry(2, { question: 'Whose payroll?' }), faq];
  faqs.push(entry(4, { question: 'A payroll in C++ (or not)?' }));
  const spellings = (search: string) =>
    otherSpellings(faqs, search).map((found) => `${found.search} ${String(found.matches)}`);
  expect(spellings('PAYROLL')).toEqual(['payroll 2', 'Payroll 1']);
  expect(spellings('dc3 ')).toEqual(['Dc3 1']);
  expect(spellings('c++ (OR')).toEqual(['C++ (or 1']);
  expect(spellings('salary')).toEqual([]);
  expect(spellings(' ')).toEqual([]);
});
