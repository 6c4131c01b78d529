import {
  compareBlocks,
  type Row,
  type Side,
} from '../../../../src/plugins/web-admin/admin/src/history/difference';
import type { Block } from '../../../../src/plugins/web-admin/admin/src/history/blocks';

const block = (text: string, more: Partial<Block> = {}): Block => ({
  kind: 'text',
  runs: [{ text, marks: '' }],
  ...more,
});

/** A side in one line: changed words in brackets, a block without counterpart in double ones. */
const said = (side: Side | undefined): string => {
  if (side === undefined) return '';
  const words = side.runs.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');
  return side.alone ? `[${words}]` : words;
};
const lines = (rows: readonly Row[]) => rows.map(({ older, newer }) => [said(older), said(newer)]);

test('a changed word is marked on both sides; unchanged blocks stand beside each other', () => {
  const rows = compareBlocks(
    [block('First.'), block('We count twice and load once.')],
    [block('First.'), block('We count thrice and load once.')],
  );
  expect(lines(rows)).toEqual([
    ['First.', 'First.'],
    ['We count [twice] and load once.', 'We count [thrice] and load once.'],
  ]);
  expect(rows.map(({ changed }) => changed)).toEqual([false, true]);
});

test('added and removed blocks stand alone, and so do blocks that share nothing', () => {
  expect(lines(compareBlocks([block('Old.')], []))).toEqual([['[[Old.]]', '']]);
  expect(lines(compareBlocks([], [block('New.')]))).toEqual([['', '[[New.]]']]);
  expect(lines(compareBlocks([block('Apples')], [block('Entirely different words')]))).toEqual([
    ['[[Apples]]', '[[Entirely different words]]'],
  ]);
});

test('a new mark, link, kind or picture is a change', () => {
  const bold = { runs: [{ text: 'A word', marks: 'strong' }] };
  const link = (href: string) => ({ runs: [{ text: 'here', marks: `→${href}` }] });
  for (const [one, other] of [
    [block('A word'), block('', bold)],
    [block('', link('/a')), block('', link('/b'))],
    [block('A word'), block('A word', { kind: 'heading' })],
    [block('', { kind: 'picture', src: '/a.png' }), block('', { kind: 'picture', src: '/b.png' })],
  ] as const) {
    expect(compareBlocks([one], [other])).toMatchObject([{ changed: true }]);
    expect(compareBlocks([one], [one])).toMatchObject([{ changed: false }]);
  }
});

test('words of any script are compared, and two long texts end in time', () => {
  expect(lines(compareBlocks([block('Зарплата за март')], [block('Зарплата за май')]))).toEqual([
    ['Зарплата за [март]', 'Зарплата за [май]'],
  ]);
  const long = (word: string) =>
    Array.from({ length: 4_000 }, (_none, index) => `${word}${String(index)}`).join(' ');
  const began = performance.now();
  expect(compareBlocks([block(long('a'))], [block(long('b'))])).toHaveLength(1);
  expect(performance.now() - began).toBeLessThan(10_000);
});
