import type { LeadForm, TimelineEvent, TimelineKind, TimelineRow } from '../../../../api';
import { formNames } from '../../leads/texts';
import { formatTime } from '../../ui/dates';
import { counted, quoted } from '../../ui/wording';
import { stateNames } from '../texts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A span of time in words, such as `35 minutes`. */
export function spanWords(ms: number): string {
  const count = (unitMs: number, one: string) =>
    counted(Math.floor(ms / unitMs), { one, many: `${one}s` });
  if (ms < minuteMs) return 'less than a minute';
  if (ms < hourMs) return count(minuteMs, 'minute');
  return ms < dayMs ? count(hourMs, 'hour') : count(dayMs, 'day');
}

/** Where a lead that came late waited. */
const waitingPlaces = {
  outbox: "from the site's outbox",
  dead_letter: 'when an admin delivered it from the undelivered leads',
} as const;

/** When a lead was stored that came late; undefined if it did not. */
function arrivedLate(
  { at, detail: { way, storedAt } }: TimelineRow<'received'>,
  zone: string,
): string | undefined {
  if (way === undefined || way === 'direct' || storedAt === undefined) return undefined;
  const time = formatTime(at, zone).slice(0, 5);
  const span = spanWords(Date.parse(storedAt) - Date.parse(at));
  return `Arrived at ${time}; stored ${span} later, ${waitingPlaces[way]}`;
}

/** The same for the head of a lead's page, where it was not stored right after. */
export function lateText(timeline: readonly TimelineEvent[], zone: string): string | undefined {
  const received = timeline.find((row) => row.kind === 'received');
  if (received === undefined) return undefined;
  const { at, detail } = received;
  const waitedMs = Date.parse(detail.storedAt ?? at) - Date.parse(at);
  return waitedMs < minuteMs ? undefined : arrivedLate(received, zone);
}

/** The lead whose timeline it is. */
interface TimelineLead {
  form: LeadForm;
  /** The firm's time zone. */
  zone: string;
}

type What<Kind extends TimelineKind> = (row: TimelineRow<Kind>, lead: TimelineLead) => string;

const whats: { [Kind in TimelineKind]: What<Kind> } = {
  received: (row, { form, zone }) => arrivedLate(row, zone) ?? `${formNames[form]} arrived`,
  mail_sent: () => 'Mail about it sent to the firm',
  receipt_sent: () => 'Receipt sent to the visitor',
  assigned: ({ actor, detail: { owner, ownerName = '' } }) => {
    if (owner === undefined) return 'removed the owner';
    return owner === actor?.id ? 'took it' : `assigned it to ${quoted(ownerName)}`;
  },
  state_changed: ({ detail: { state, from } }) =>
    `changed the state from ${stateNames[from]} to ${stateNames[state]}`,
  note: () => 'wrote a note',
  exported: () => 'exported it with everything from this person',
  reply: () => 'replied by e-mail',
  marked: ({ detail: { spam } }) => (spam ? 'marked it as spam' : 'marked it as not spam'),
};

const say = <Kind extends TimelineKind>(
  kind: Kind,
  row: TimelineRow<Kind>,
  lead: TimelineLead,
): string => whats[kind](row, lead);

/** What a row of the timeline says, to follow the name of who did it. */
export const whatHappened = (row: TimelineEvent, lead: TimelineLead): string =>
  say(row.kind, row, lead);
