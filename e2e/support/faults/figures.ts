import type { Balance } from './stored/compare';
import type { MailBalance } from './stored/mails';
import type { WebhookBalance } from './stored/webhooks';
import type { Sending } from './submission';

/** The number of each kind of answer. */
export function countAnswers(sendings: readonly Sending[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { answer } of sendings) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return counts;
}

/** How many answers blame the visitor (4xx). Here none should. */
export const countRefusals = (sendings: readonly Sending[]): number =>
  sendings.filter(({ answer }) => answer.startsWith('4')).length;

/** The longest sending, in seconds. */
export const slowest = (sendings: readonly Sending[]): number =>
  Math.max(0, ...sendings.map(({ milliseconds }) => milliseconds)) / 1_000;

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([name, count]) => `${name} × ${String(count)}`).join(', ') || 'none';

const labelled = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${String(count)}`)
    .join(', ');

/** The results of a run of the harness. */
export interface Figures {
  title: string;
  sendings: readonly Sending[];
  killed: ReadonlyMap<string, number>;
  lostAnswers: number;
  balance: Balance;
  deadLetters: number;
  /** Absent if the run does not count mails. */
  mails?: MailBalance | undefined;
  /** Absent if there is no receiver. */
  webhooks?: WebhookBalance;
  /** How many leads have a timeline with a missing, doubled or further row. */
  wrongTimelines: number;
}

/** Prints the figures of a run. */
export function printFigures(figures: Figures): void {
  const {
    title,
    sendings,
    killed,
    lostAnswers,
    balance,
    deadLetters,
    mails,
    webhooks,
    wrongTimelines,
  } = figures;
  const { acknowledged, fromOutbox, stored, lost, doubled, unsent, untimely } = balance;
  const answers = listed(countAnswers(sendings));
  const lines = [
    `${title}: ${String(sendings.length)} sendings`,
    `killed: ${listed(killed)}; answers lost in transit: ${String(lostAnswers)}`,
    `answers: ${answers}; slowest: ${slowest(sendings).toFixed(1)} s`,
    labelled({ acknowledged, 'accepted by the outbox': fromOutbox, stored }),
    labelled({ 'acknowledged and lost': lost, doubled, 'stored but never sent': unsent }),
    labelled({
      'stored with a wrong time': untimely,
      'dead letters': deadLetters,
      refused: countRefusals(sendings),
      'wrong timelines': wrongTimelines,
    }),
    ...(mails === undefined ? [] : [`mails: ${labelled({ ...mails })}`]),
    ...(webhooks === undefined ? [] : [`webhooks: ${labelled({ ...webhooks })}`]),
  ];
  process.stdout.write(`${lines.join('\n    ')}\n`);
}
