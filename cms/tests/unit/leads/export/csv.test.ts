import { safeCell } from '../../../../src/leads/export/csv';

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1+1',
  '\tplain',
  '\rplain',
  '\nplain',
  ' =1+1',
  '\u00a0=1+1',
  '\u3000=1+1',
  '\ufeff=1+1',
  '\u200b=1+1',
  '"=1+1',
  "'=1+1",
  '" \' =1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '﹦1+1',
  '⁺1',
])('%j gets an apostrophe', (text) => {
  expect(safeCell(text)).toBe(`'${text}`);
});

test.each(['', 'Visitor', '555-0100', 'a=1', '1+1', '(=1)', '"quoted"', ' text', '…', '日本'])(
  '%j stays unchanged',
  (text) => {
    expect(safeCell(text)).toBe(text);
  },
);
