import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Tree, checkSpec } from './spec-check';
import { testTitles } from './test-titles';

const root = join(__dirname, '../..');

const project: Tree = {
  isFile: (path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile(),
  read: (path) => readFileSync(join(root, path), 'utf8'),
};

test('docs/spec.md has rows of at most 300 characters, each with a known state, existing files and existing tests', () => {
  expect(checkSpec(project.read('docs/spec.md'), project)).toEqual([]);
});

const sample: Record<string, string> = {
  'site/menu.tsx': '',
  'site/menu.test.tsx': "it('opens', () => {}); it.skip('closes', () => {});",
};
const sampleTree: Tree = { isFile: (path) => path in sample, read: (path) => sample[path] ?? '' };

const spec = (...rows: string[]): string =>
  [
    '## §2 Menu',
    '',
    '| Spec | State | Built in | Proven by |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    '[0001]: decisions/0001-menu.md',
  ].join('\n');

const code = '`site/menu.tsx`';
const proof = '`site/menu.test.tsx › opens`';

it.each([
  `| The menu opens. | built | ${code} | ${proof} |`,
  `| The menu opens. | built: from the left | ${code}<br>${code} | ${proof}<br>${proof} |`,
  `| The menu opens. | changed on purpose ([0001]) | ${code} | ${proof} |`,
  `| The menu opens. | kept on purpose | ${code} | ${proof} |`,
  `| The menu opens. | partly: it does not close | ${code} | |`,
  '| The menu opens, `a \\| b`. | open | | |',
])('accepts %s', (row) => {
  expect(checkSpec(spec(row), sampleTree)).toEqual([]);
});

it.each([
  [`| Opens | done | ${code} | ${proof} |`, 'line 5: "done" is no state'],
  [`| Opens | builtin | ${code} | ${proof} |`, 'line 5: "builtin" is no state'],
  ['| Opens | partly | | |', 'line 5: "partly" needs words'],
  [`| Opens | built | | ${proof} |`, 'line 5: "built" names no code'],
  [`| Opens | built | ${code} | |`, 'line 5: "built" names no test'],
  [`| Opens | kept on purpose | ${code} | |`, 'line 5: "kept on purpose" names no test'],
  [`| Opens | changed on purpose ([0002]) | ${code} | ${proof} |`, 'line 5: [0002] has no link'],
  [
    `| Opens | changed on purpose | ${code} | ${proof} |`,
    'line 5: a change on purpose needs a link to its decision',
  ],
  ['| Opens | open | `site/gone.tsx` | |', 'line 5: there is no file site/gone.tsx'],
  ['| Opens | open | | `gone.test.ts › x` |', 'line 5: there is no test file gone.test.ts'],
  [
    `| Opens | built | ${code} | \`site/menu.test.tsx › open\` |`,
    'line 5: site/menu.test.tsx has no test "open"',
  ],
  [
    `| Opens | built | ${code} | \`site/menu.test.tsx › closes\` |`,
    'line 5: site/menu.test.tsx has no test "closes"',
  ],
  [`| Opens ${'x'.repeat(280)} | open | | |`, 'line 5: 301 characters are too many'],
  ['| Opens | open | menu | |', 'line 5: only `code` names files and tests'],
  ['| Opens | open | |', 'line 5: a row has four cells, the first one filled'],
  ['| | open | | |', 'line 5: a row has four cells, the first one filled'],
])('reports %s', (row, problem) => {
  expect(checkSpec(spec(row), sampleTree)).toEqual([problem]);
});

it('reports a section without a row', () => {
  const row = '| Opens | open | | |';
  expect(checkSpec(`${spec(row)}\n\n## §3 Footer\n`, sampleTree)).toEqual([
    '"§3 Footer" has no row',
  ]);
});

it('reports a document without a row', () => {
  expect(checkSpec('# Specification\n', sampleTree)).toEqual(['there is no row']);
});

it('reads titles of plain and parameterised tests, and of no other call', () => {
  const source = `
    describe('menu', () => {
      it('opens', f);
      test(\`closes by \${key}\`, f);
      it.each([1])('moves %s', f);
      test.each\`a\${1}\`('turns', f);
      test.step('not a test', f);
      // it('is a comment', f);
    });`;
  expect(testTitles('menu.test.ts', source)).toEqual([
    'opens',
    'closes by ${key}',
    'moves %s',
    'turns',
  ]);
});
