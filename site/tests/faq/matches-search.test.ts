import { matchesSearch } from '../../src/components/faq/matches-search';
import { entry } from './entries';

const faq = entry(1, {
  _id: 'zebra',
  question: 'What does Dc3 convert?',
  answer: [
    { tag: 'p', children: ['Transactions and ', { tag: 'strong', children: ['files'] }, '.'] },
    { tag: 'p', children: ['By the million.'] },
  ],
});

test.each(['Dc3', 'does Dc3 con', 'and files.', 'By the', ''])('finds %j', (search) => {
  expect(matchesSearch(faq, search)).toBe(true);
});

test('tells capital letters apart', () => {
  expect(matchesSearch(faq, 'dc3')).toBe(false);
});

test.each(['zebra', '2026', 'strong', 'answer', 'files.By'])(
  'does not find %j: ids, timestamps and markup do not count',
  (search) => {
    expect(matchesSearch(faq, search)).toBe(false);
  },
);
