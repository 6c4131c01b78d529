import type { StoredLead } from './stored-leads';
import type { Submission } from '../submission';

/** What became of all submissions: the first four must be nought. */
export interface Balance {
  /** The visitor was thanked, and there is no row. */
  lost: number;
  /** Rows beyond the first of one submission. */
  doubled: number;
  /** Rows that nobody has sent, or not with these fields. */
  unsent: number;
  /** Rows whose `createdAt` lies outside the time from the first sending to the end of the last. */
  untimely: number;
  acknowledged: number;
  stored: number;
  /** Answers of the outbox: their id is not the row's. */
  fromOutbox: number;
}

const holds = (lead: StoredLead, { form, fields }: Submission): boolean =>
  lead.form === form &&
  Object.entries(fields).every(([name, value]) => lead.fields[name] === value);

/**
 * Compares what was sent with what is stored, one row a submission.
 * @param graceMs how long the system may go on after a sending is over for its visitor
 */
export function compare(
  submissions: readonly Submission[],
  leads: readonly StoredLead[],
  graceMs: number,
): Balance {
  const sent = new Map(submissions.map((submission) => [submission.fields.email, submission]));
  const rows = new Map<Submission, StoredLead[]>();
  let unsent = 0;
  for (const lead of leads) {
    const submission = sent.get(String(lead.fields.email));
    if (submission === undefined || !holds(lead, submission)) unsent += 1;
    else rows.set(submission, [...(rows.get(submission) ?? []), lead]);
  }
  const areTimely = ({ firstSent, lastEnded }: Submission, own: readonly StoredLead[]) =>
    own.every(({ createdAt }) => createdAt >= firstSent && createdAt <= lastEnded + graceMs);
  const acknowledged = submissions.filter(({ ids }) => ids.length > 0);
  const ids = new Set(leads.map(({ id }) => id));
  return {
    lost: acknowledged.filter((submission) => !rows.has(submission)).length,
    doubled: leads.length - unsent - rows.size,
    unsent,
    untimely: [...rows].filter(([submission, own]) => !areTimely(submission, own)).length,
    acknowledged: acknowledged.length,
    stored: rows.size,
    fromOutbox: submissions.flatMap((each) => each.ids).filter((id) => !ids.has(id)).length,
  };
}
