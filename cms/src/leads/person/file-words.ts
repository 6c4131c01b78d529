import { leadFieldList, type LeadForm } from '../../contract/leads/lead-forms';
import { sourceLabels, sourceNames, type LeadSource } from '../../contract/leads/source';
import type {
  LeadState,
  LeadWay,
  TimelineDetails,
  TimelineRow,
} from '../../contract/leads/timeline';

// The words of a person's file, which may leave the firm. It names no colleague.

export const formTitles = {
  createcontactus: 'Message from the contact form',
  createrequestdemo: 'Demo request',
} as const satisfies Record<LeadForm, string>;

export const stateWords = {
  open: 'open',
  in_progress: 'in progress',
  answered: 'answered',
  closed: 'closed',
} as const satisfies Record<LeadState, string>;

const wayWords = {
  direct: 'Received',
  outbox: 'Received; stored later, because the system was not available',
  dead_letter: 'Received; accepted later by a person',
} as const satisfies Record<LeadWay, string>;

type Words = { [Kind in keyof TimelineDetails]: (detail: TimelineDetails[Kind]) => string };

const words: Words = {
  received: ({ way }) => wayWords[way ?? 'direct'],
  mail_sent: () => 'The firm was notified by e-mail',
  receipt_sent: () => 'A receipt was sent by e-mail',
  assigned: ({ owner }) => (owner === undefined ? 'Assigned to nobody' : 'Assigned to an employee'),
  state_changed: ({ state }) => `Marked as ${stateWords[state]}`,
  note: ({ text }) => `Note: ${text}`,
  reply: ({ subject, text }) => `Reply by e-mail: ${subject}\n${text}`,
  marked: ({ spam }) => (spam ? 'Marked as spam' : 'Marked as no spam'),
  exported: () => 'Exported into a file like this one',
};

/** A row of a timeline in words. */
export const rowWords = <Kind extends keyof TimelineDetails>({
  kind,
  detail,
}: TimelineRow<Kind>): string => words[kind](detail);

/** A value with its label. */
export type Labelled = [label: string, value: string];

/** The filled fields of a lead. */
export const labelledFields = (
  form: LeadForm,
  fields: Readonly<Record<string, unknown>>,
): Labelled[] =>
  leadFieldList(form).flatMap(({ name, label }): Labelled[] => {
    const value = fields[name];
    return typeof value === 'string' && value !== '' ? [[label, value]] : [];
  });

export const labelledSource = (source: LeadSource | undefined): Labelled[] =>
  sourceNames.flatMap((name): Labelled[] => {
    const value = source?.[name];
    return value === undefined ? [] : [[sourceLabels[name], value]];
  });

/** What the file does not have. */
export const leftOut = (cut: boolean): string[] => [
  ...(cut ? ['Older leads: the file has the newest 1,000 of each kind.'] : []),
  'Messages that have not reached the system yet, because it was not available.',
  'Mails in the mailboxes of the firm, earlier exports and backups.',
];
