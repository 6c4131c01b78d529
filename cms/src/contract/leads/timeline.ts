/** What has become of a lead. `answered` and `closed` stop the clock of the promise. */
export const leadStates = ['open', 'in_progress', 'answered', 'closed'] as const;

export type LeadState = (typeof leadStates)[number];

/** Whether the firm owes a lead in this state nothing more. */
export const isDone = (state: LeadState): boolean => state === 'answered' || state === 'closed';

/** How a lead reached the CMS: at once, later from the site's outbox, or from a dead letter that an admin delivered. */
export const leadWays = ['direct', 'outbox', 'dead_letter'] as const;

export type LeadWay = (typeof leadWays)[number];

/** What a row of each kind says besides its time and actor. */
export interface TimelineDetails {
  /**
   * The first row, which the lead's own row holds. `way` is unknown for leads of earlier releases. `storedAt`, ISO 8601, where the
   * lead came late.
   */
  received: { way?: LeadWay | undefined; storedAt?: string | undefined };
  /** The mail about the new lead to the firm; from the lead's own row, too. */
  mail_sent: Record<string, never>;
  /** The owner's account, and what it was called then; neither when the lead has no owner any more. */
  assigned: { owner?: number | undefined; ownerName?: string | undefined };
  state_changed: { state: LeadState; from: LeadState };
  note: { text: string };
  /** Marked as spam, or as none. */
  marked: { spam: boolean };
}

export type TimelineKind = keyof TimelineDetails;

/** An admin, by the name that the account has now, or had at the time of a row. */
export interface Actor {
  id: number;
  name: string;
}

/** A row of one kind of a lead's timeline. Rows are only added, never changed. */
export interface TimelineRow<Kind extends TimelineKind = TimelineKind> {
  kind: Kind;
  /** ISO 8601. */
  at: string;
  /** The admin who did it; absent where a visitor or the CMS did. */
  actor?: Actor;
  detail: TimelineDetails[Kind];
}

export type TimelineEvent = { [Kind in TimelineKind]: TimelineRow<Kind> }[TimelineKind];
