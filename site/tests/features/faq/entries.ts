import type { FaqEntry } from '../../../src/features/faq/faq-entry';

/** Question number `n`, created at minute `n`. */
export const entry = (n: number, changes: Partial<FaqEntry> = {}): FaqEntry => ({
  _id: `id${String(n).padStart(2, '0')}`,
  question: `Question number ${String(n)}?`,
  answer: [{ tag: 'p', children: [`Answer number ${String(n)}.`] }],
  createdAt: `2026-01-01T00:${String(n).padStart(2, '0')}:00.000Z`,
  ...changes,
});

/** The first `count` questions, in order. */
export const entries = (count: number) => Array.from({ length: count }, (_, n) => entry(n + 1));
