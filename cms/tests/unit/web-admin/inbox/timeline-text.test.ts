import {
  lateText,
  spanWords,
  whatHappened,
} from '../../../../src/plugins/web-admin/admin/src/inbox/lead/timeline-text';
import type { TimelineEvent } from '../../../../src/contract/leads/timeline';

const at = '2026-11-27T13:23:00.000Z';
const ada = { id: 1, name: 'Ada' };
const lead = { form: 'createcontactus', zone: 'Europe/Zurich' } as const;

const events: [TimelineEvent, string][] = [
  [{ kind: 'received', at, detail: { way: 'direct' } }, 'Contact form arrived'],
  [{ kind: 'received', at, detail: {} }, 'Contact form arrived'],
  [
    { kind: 'received', at, detail: { way: 'outbox', storedAt: '2026-11-27T13:58:30.000Z' } },
    "Arrived at 14:23; stored 35 minutes later, from the site's outbox",
  ],
  [
    { kind: 'received', at, detail: { way: 'dead_letter', storedAt: '2026-11-29T14:00:00.000Z' } },
    'Arrived at 14:23; stored 2 days later, when an admin delivered it from the undelivered leads',
  ],
  [{ kind: 'mail_sent', at, detail: {} }, 'Mail about it sent to the firm'],
  [{ kind: 'receipt_sent', at, detail: {} }, 'Receipt sent to the visitor'],
  [{ kind: 'assigned', at, actor: ada, detail: { owner: 1, ownerName: 'Ada' } }, 'took it'],
  [
    { kind: 'assigned', at, actor: ada, detail: { owner: 2, ownerName: 'Bob' } },
    'assigned it to “Bob”',
  ],
  [{ kind: 'assigned', at, actor: ada, detail: {} }, 'removed the owner'],
  [
    { kind: 'state_changed', at, actor: ada, detail: { state: 'answered', from: 'in_progress' } },
    'changed the state from In progress to Answered',
  ],
  [{ kind: 'note', at, actor: ada, detail: { text: 'A note' } }, 'wrote a note'],
  [{ kind: 'marked', at, actor: ada, detail: { spam: true } }, 'marked it as spam'],
  [
    { kind: 'exported', at, actor: ada, detail: {} },
    'exported it with everything from this person',
  ],
  [{ kind: 'marked', at, actor: ada, detail: { spam: false } }, 'marked it as not spam'],
];

test('the timeline says what happened', () => {
  expect(events.map(([event]) => whatHappened(event, lead))).toEqual(
    events.map(([, text]) => text),
  );
});

test('only a lead that came late says so beside its name', () => {
  const texts = events.slice(0, 4).map(([event]) => lateText([event], lead.zone));
  expect(texts).toEqual([undefined, undefined, events[2]?.[1], events[3]?.[1]]);
  expect(lateText([], lead.zone)).toBeUndefined();
  const storedAt = '2026-11-27T13:23:59.999Z';
  const atOnce: TimelineEvent = { kind: 'received', at, detail: { way: 'outbox', storedAt } };
  expect(lateText([atOnce], lead.zone)).toBeUndefined();
});

test.each([
  [0, 'less than a minute'],
  [59_999, 'less than a minute'],
  [60_000, '1 minute'],
  [3_599_999, '59 minutes'],
  [3_600_000, '1 hour'],
  [86_399_999, '23 hours'],
  [172_800_000, '2 days'],
])('%i milliseconds are %s', (ms, text) => {
  expect(spanWords(ms)).toBe(text);
});
