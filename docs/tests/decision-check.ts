const longest = 25;
const heading = /^# (\d{4}) (\S.*)$/m;
const status = /^Date: \d{4}-\d{2}-\d{2}\.\sStatus:\s((?:Accepted|Superseded)[^]*?)\.\n\n/m;
const parts = ['## Context', '## Decision', '## Consequences'];

/** A decision as it is stored. */
export interface Decision {
  name: string;
  text: string;
}

const numberOf = ({ name }: Decision): string => name.slice(0, 4);
const statusOf = ({ text }: Decision): string => status.exec(text)?.[1] ?? '';
const supersededBy = (decision: Decision): string =>
  /^Superseded\sby\s\[(\d{4})\]/.exec(statusOf(decision))?.[1] ?? '';
const supersedes = (decision: Decision): string[] =>
  /Supersedes\s([^]*)/.exec(statusOf(decision))?.[1]?.match(/\d{4}/g) ?? [];

function problemsOf(decision: Decision, all: Decision[]): string[] {
  const { text } = decision;
  const problems: string[] = [];
  if (heading.exec(text)?.[1] !== numberOf(decision)) problems.push('no title with its number');
  if (statusOf(decision) === '') problems.push('no date and status');
  if ((text.match(/^## .*/gm) ?? []).join() !== parts.join()) problems.push('other parts');
  const lines = text.trimEnd().split('\n').length;
  if (lines > longest) problems.push(`${String(lines)} lines`);
  const missing = supersedes(decision).filter(
    (number) =>
      all.find((other) => numberOf(other) === number)?.text.includes('Superseded') !== true,
  );
  if (missing.length > 0) problems.push(`does not mark ${missing.join()} as superseded`);
  const successor = all.find((other) => numberOf(other) === supersededBy(decision));
  if (statusOf(decision).startsWith('Superseded')) {
    if (successor === undefined) problems.push('superseded by nothing that is there');
    else if (!supersedes(successor).includes(numberOf(decision))) {
      problems.push(`${numberOf(successor)} does not name it`);
    }
  }
  return problems;
}

function indexProblems(decision: Decision, rows: string[]): string[] {
  const [row = '', ...others] = rows.filter((line) => line.includes(`](${decision.name})`));
  if (row === '' || others.length > 0) return ['not in the index once'];
  const problems: string[] = [];
  const title = heading.exec(decision.text)?.[2] ?? '';
  if (!row.includes(`| ${title} `)) problems.push('another title in the index');
  const marked = /Superseded by (\d{4})/.exec(row)?.[1] ?? '';
  if (marked !== supersededBy(decision)) problems.push('another status in the index');
  return problems;
}

/**
 * Checks the decisions and their index.
 * @returns one sentence a problem, with the name of the decision; none when all is in order
 */
export function checkDecisions(decisions: Decision[], index: string): string[] {
  const rows = index.split('\n').filter((line) => line.startsWith('| ['));
  return decisions.flatMap((decision) =>
    [...problemsOf(decision, decisions), ...indexProblems(decision, rows)].map(
      (problem) => `${decision.name}: ${problem}`,
    ),
  );
}
