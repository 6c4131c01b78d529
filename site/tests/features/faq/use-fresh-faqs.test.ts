import { mergeFresh } from '../../../src/features/faq/use-fresh-faqs';
import { entries, entry } from './entries';

const ids = (faqs: { _id: string }[]) => faqs.map(({ _id }) => _id);
const nobody = () => false;
const holding = (id: string) => (faq: { _id: string }) => faq._id === id;

test('the fresh list replaces a list that nobody is reading, oldest question first', () => {
  const fresh = [entry(4), entry(1), entry(3)];
  expect(ids(mergeFresh(entries(3), fresh, nobody))).toEqual(['id01', 'id03', 'id04']);
});

test('questions created at the same moment are sorted by id', () => {
  const at = { createdAt: '2026-01-01T00:00:00.000Z' };
  const fresh = [entry(2, at), entry(1, at)];
  expect(ids(mergeFresh([], fresh, nobody))).toEqual(['id01', 'id02']);
});

test('an entry in use keeps its text and place, even if it was changed or deleted', () => {
  const shown = entries(3);
  const fresh = [
    entry(2, { question: 'Changed?' }),
    entry(3, { question: 'New words?' }),
    entry(4),
  ];
  const merged = mergeFresh(shown, fresh, holding('id02'));
  expect(merged.map(({ question }) => question)).toEqual([
    'Question number 1?',
    'Question number 2?',
    'New words?',
    'Question number 4?',
  ]);
});

test('a new question before the one in use waits for the next visit', () => {
  const merged = mergeFresh([entry(2)], [entry(1), entry(2), entry(3)], holding('id02'));
  expect(ids(merged)).toEqual(['id02', 'id03']);
});

test('a list without a change stays the same, and so does each entry without one', () => {
  const shown = entries(3);
  expect(mergeFresh(shown, entries(3).reverse(), nobody)).toBe(shown);
  const answer = [{ tag: 'p' as const, children: ['Another answer.'] }];
  const merged = mergeFresh(shown, [entry(1), entry(2, { answer }), entry(3)], nobody);
  expect(merged.map((faq, at) => faq === shown[at])).toEqual([true, false, true]);
  expect(merged[1]?.answer).toEqual(answer);
});
