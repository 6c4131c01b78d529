import type { Balance } from './stored/compare';
import type { Sending } from './submission';

/** How often each answer came. */
export function countAnswers(sendings: readonly Sending[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { answer } of sendings) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return counts;
}

/** How many visitors were told that they did something wrong: nobody here does. */
export const countRefusals = (sendings: readonly Sending[]): number =>
  sendings.filter(({ answer }) => answer.startsWith('4')).length;

/** In seconds. */
export const slowest = (sendings: readonly Sending[]): number =>
  Math.max(0, ...sendings.map(({ milliseconds }) => milliseconds)) / 1_000;

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([name, count]) => `${name} × ${String(count)}`).join(', ') || 'none';

const told = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${String(count)}`)
    .join(', ');

/** What one run of the harness found. */
export interface Figures {
  title: string;
  sendings: readonly Sending[];
  killed: ReadonlyMap<string, number>;
  lostAnswers: number;
  balance: Balance;
  deadLetters: number;
}

/** Prints the figures of a run for whoever reads the tests' output. */
export function printFigures(figures: Figures): void {
  const { title, sendings, killed, lostAnswers, balance, deadLetters } = figures;
  const { acknowledged, fromOutbox, stored, lost, doubled, unsent, untimely } = balance;
  const answers = listed(countAnswers(sendings));
  const lines = [
    `${title}: ${String(sendings.length)} sendings`,
    `killed: ${listed(killed)}; answers lost on the way: ${String(lostAnswers)}`,
    `answers: ${answers}; the slowest after ${slowest(sendings).toFixed(1)} s`,
    told({ acknowledged, 'answers of the outbox': fromOutbox, stored }),
    told({ 'acknowledged and lost': lost, doubled, 'stored without having been sent': unsent }),
    told({
      'stored with a wrong time': untimely,
      'dead letters': deadLetters,
      refused: countRefusals(sendings),
    }),
  ];
  process.stdout.write(`${lines.join('\n    ')}\n`);
}
