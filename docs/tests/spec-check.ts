import { type SpecRow, readSpecMap } from './spec-map';
import { testTitles } from './test-titles';

/** The project's files, by their path from the root. */
export interface Tree {
  isFile: (path: string) => boolean;
  read: (path: string) => string;
}

/** A state that says "this is there" names the code and the test; the others may name what there is so far. */
const done = ['built', 'changed on purpose', 'kept on purpose'];
const states = [...done, 'partly', 'open'];

const stateOf = (row: SpecRow): string => row.state.split(/:| \(/, 1)[0] ?? '';

function stateProblems(row: SpecRow): string[] {
  const state = stateOf(row);
  if (!states.includes(state)) return [`"${row.state}" is no state`];
  const problems: string[] = [];
  if (state === 'partly' && !/^partly: \S/.test(row.state)) problems.push('"partly" needs words');
  if (state === 'changed on purpose' && !/\[\d{4}\]/.test(row.state)) {
    problems.push('a change on purpose needs a link to its decision');
  }
  if (done.includes(state) && row.builtIn.length === 0) problems.push(`"${state}" names no code`);
  if (done.includes(state) && row.provenBy.length === 0) problems.push(`"${state}" names no test`);
  return problems;
}

function proofProblems(proof: string, tree: Tree): string[] {
  const [path = '', ...title] = proof.split(' › ');
  if (!tree.isFile(path)) return [`there is no test file ${path}`];
  const name = title.join(' › ');
  return testTitles(path, tree.read(path)).includes(name) ? [] : [`${path} has no test "${name}"`];
}

function rowProblems(row: SpecRow, tree: Tree): string[] {
  const missing = row.builtIn.filter((path) => !tree.isFile(path));
  return [
    ...stateProblems(row),
    ...missing.map((path) => `there is no file ${path}`),
    ...row.provenBy.flatMap((proof) => proofProblems(proof, tree)),
  ].map((problem) => `line ${String(row.line)}: ${problem}`);
}

/**
 * Checks the map from the specification to code and tests.
 * @returns one sentence a problem, with its line; none when the map is true
 */
export function checkSpec(markdown: string, tree: Tree): string[] {
  const { sections, rows, problems } = readSpecMap(markdown);
  const empty = sections.filter((section) => !rows.some((row) => row.section === section));
  const unlinked = rows.flatMap(({ line, state }) =>
    [...state.matchAll(/\[(\d{4})\]/g)]
      .filter(([, number]) => !markdown.includes(`\n[${number ?? ''}]: decisions/`))
      .map(([reference]) => `line ${String(line)}: ${reference} has no link`),
  );
  return [
    ...(rows.length === 0 ? ['there is no row'] : []),
    ...empty.map((section) => `"${section}" has no row`),
    ...problems,
    ...unlinked,
    ...rows.flatMap((row) => rowProblems(row, tree)),
  ];
}
