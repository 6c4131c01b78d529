import { type InboxLead, type InboxSummary, keptDays } from '../../../../api';
import { spanWords } from '../lead/timeline-text';

type Promises = Pick<InboxSummary['promise'], 'kept' | 'broken'>;

/** The share of kept promises in whole percent. Only when all were kept it is 100, and only when none was it is 0. */
function percentOf({ kept, broken }: Promises): number {
  const percent = Math.round((100 * kept) / (kept + broken));
  if (broken > 0 && percent === 100) return 99;
  return kept > 0 && percent === 0 ? 1 : percent;
}

/** How the promise was kept, such as `Kept in the last 30 days: 96 %`. */
export function keptText(promises: Promises): string {
  const days = `the last ${String(keptDays)} days`;
  if (promises.kept + promises.broken === 0) return `No answer fell due in ${days}`;
  return `Kept in ${days}: ${String(percentOf(promises))} %`;
}

/** How a promise was broken, such as `answered 3 hours late`. */
export function brokenText(
  { dueAt, doneAt }: Pick<InboxLead, 'dueAt' | 'doneAt'>,
  now: Date,
): string {
  const due = Date.parse(dueAt);
  return doneAt === null
    ? `not answered yet, late by ${spanWords(now.getTime() - due)}`
    : `answered ${spanWords(Date.parse(doneAt) - due)} late`;
}
