/** The states of the work on a lead. `answered` and `closed` stop the clock of the promise. */
export const leadStates = ['open', 'in_progress', 'answered', 'closed'] as const;

export type LeadState = (typeof leadStates)[number];

/** Whether a lead in this state needs no further answer. */
export const isDone = (state: LeadState): boolean => state === 'answered' || state === 'closed';

/** How a lead reached the CMS: at once, later from the site's outbox, or from a dead letter that an admin delivered. */
export const leadWays = ['direct', 'outbox', 'dead_letter'] as const;

export type LeadWay = (typeof leadWays)[number];

/** The mail of a reply. It has failed once it is not retried any more. */
export interface ReplyMail {
  state: 'waiting' | 'sent' | 'failed';
  tries: number;
  /** ISO 8601. */
  sentAt?: string;
  /** The code of the last failure. */
  problem?: string;
}

/** The details of a row of each kind. */
export interface TimelineDetails {
  /** `way` is unknown for leads of earlier releases. `storedAt` (ISO 8601) is set if the lead came late. */
  received: { way?: LeadWay | undefined; storedAt?: string | undefined };
  /** The mail to the firm about the new lead. */
  mail_sent: Record<string, never>;
  /** The receipt to the visitor. */
  receipt_sent: Record<string, never>;
  /** The owner's account and its name at that time; neither if the owner was removed. */
  assigned: { owner?: number | undefined; ownerName?: string | undefined };
  state_changed: { state: LeadState; from: LeadState };
  note: { text: string };
  /** A mail to the visitor. `id` names it. */
  reply: { id: string; subject: string; text: string; mail: ReplyMail };
  /** Marked as spam, or as none. */
  marked: { spam: boolean };
  /** It is in a file with everything of the person. */
  exported: Record<string, never>;
}

export type TimelineKind = keyof TimelineDetails;

/** An admin. In a row of a timeline, the name is that of the time. */
export interface Actor {
  id: number;
  name: string;
}

/** A row of one kind of a lead's timeline. Rows are only added, never changed. */
export interface TimelineRow<Kind extends TimelineKind = TimelineKind> {
  kind: Kind;
  /** ISO 8601. */
  at: string;
  /** The admin who did it; absent if a visitor or the CMS did. */
  actor?: Actor;
  detail: TimelineDetails[Kind];
}

export type TimelineEvent = { [Kind in TimelineKind]: TimelineRow<Kind> }[TimelineKind];
