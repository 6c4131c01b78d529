import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Decision, checkDecisions } from './decision-check';

const folder = join(__dirname, '../decisions');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const names = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .sort();

it('decisions are numbered without a gap', () => {
  const numbers = names.map((name) => name.slice(0, 4));
  expect(numbers).toEqual(names.map((_, index) => String(index + 1).padStart(4, '0')));
});

it('every decision has at most 25 lines in three parts, its status, and one line in the index', () => {
  const decisions = names.map((name) => ({ name, text: read(name) }));
  expect(checkDecisions(decisions, read('README.md'))).toEqual([]);
});

const decision = (number: string, status: string, more = ''): Decision => ({
  name: `${number}-a.md`,
  text: `# ${number} A\n\nDate: 2026-01-01. Status: ${status}.\n\n## Context\n\nx\n\n## Decision\n\n${more}\n\n## Consequences\n\nz\n`,
});
const row = (number: string, status: string): string =>
  `| [${number}](${number}-a.md) | A | ${status} |`;

const earlier = decision('0001', 'Superseded by [0002](0002-a.md); in part: [0003](0003-a.md)');
const later = decision('0002', 'Accepted. Supersedes 0001');
const earlierRow = row('0001', 'Superseded by 0002');

it('accepts a decision that another one supersedes', () => {
  const index = `${earlierRow}\n${row('0002', 'Accepted')}`;
  expect(checkDecisions([earlier, later], index)).toEqual([]);
});

it.each([
  ['25 lines more', decision('0001', 'Accepted', 'x\n'.repeat(25)), '0001-a.md: 40 lines'],
  ['another number', { ...later, name: '0001-a.md' }, '0001-a.md: no title with its number'],
  ['no status', decision('0001', 'Perhaps'), '0001-a.md: no date and status'],
  ['another part', decision('0001', 'Accepted', '## Why'), '0001-a.md: other parts'],
  ['no successor', earlier, '0001-a.md: superseded by nothing that is there'],
])('reports %s', (_, wrong, problem) => {
  const index = row('0001', wrong === earlier ? 'Superseded by 0002' : 'Accepted');
  expect(checkDecisions([wrong], index)).toContain(problem);
});

it('reports marks that one of two decisions lacks', () => {
  const index = `${earlierRow}\n${row('0002', 'Accepted')}`;
  const silent = decision('0002', 'Accepted');
  expect(checkDecisions([earlier, silent], index)).toEqual(['0001-a.md: 0002 does not name it']);
  expect(
    checkDecisions([decision('0001', 'Accepted'), later], `${row('0001', '')}\n${row('0002', '')}`),
  ).toEqual(['0002-a.md: does not mark 0001 as superseded']);
});

it.each([
  ['', 'not in the index once'],
  [`${earlierRow}\n${earlierRow}`, 'not in the index once'],
  [row('0001', 'Accepted'), 'another status in the index'],
  [earlierRow.replace('| A ', '| B '), 'another title in the index'],
])('reports the index "%s"', (index, problem) => {
  const problems = checkDecisions([earlier, later], `${index}\n${row('0002', 'Accepted')}`);
  expect(problems).toEqual([`0001-a.md: ${problem}`]);
});
