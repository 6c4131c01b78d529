import type { StoredLead } from './stored-leads';
import type { Submission } from '../submission';

/** The result of all submissions. The first four numbers must be 0. */
export interface Balance {
  /** Acknowledged submissions without a row. */
  lost: number;
  /** Further rows of the same submission. */
  doubled: number;
  /** Rows that nobody sent, or with other fields. */
  unsent: number;
  /** Rows whose `createdAt` is not between the first sending and the end of the last. */
  untimely: number;
  acknowledged: number;
  stored: number;
  /** Answers of the outbox, whose id is not the row's. */
  fromOutbox: number;
}

const matches = (lead: StoredLead, { form, fields }: Submission): boolean =>
  lead.form === form &&
  Object.entries(fields).every(([name, value]) => lead.fields[name] === value);

/**
 * Compares what was sent with what is stored. Each submission should have one row.
 * @param graceMs how long the system may still work after a sending ended for its visitor
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
    if (submission === undefined || !matches(lead, submission)) unsent += 1;
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
