import fc from 'fast-check';
import { leadForms } from '../../../../src/contract/leads/lead-forms';
import {
  dueAt,
  promiseState,
  promiseTexts,
  type FirmCalendar,
} from '../../../../src/contract/leads/promise';
import { wallClock } from '../../../../src/contract/wall-clock';

const hourMs = 60 * 60 * 1_000;

const firm = (zone = 'Europe/Zurich', daysOff: string[] = []): FirmCalendar => ({
  zone,
  daysOff: new Set(daysOff),
});

const due = (form: (typeof leadForms)[number], moment: string, calendar = firm()) =>
  dueAt(form, new Date(moment), calendar).toISOString();

test('the promises have the exact words of the site', () => {
  expect(promiseTexts).toEqual({
    hours: 'Mon-Fri 9Am-6Pm',
    supportWithin: 'within 24 hours',
    callBackWithin: 'within the same working day',
  });
});

test.each([
  ['before the hours on a working day', '2026-11-27T05:00:00Z', '2026-11-27T17:00:00.000Z'],
  ['within the hours', '2026-11-27T16:59:59Z', '2026-11-27T17:00:00.000Z'],
  ['at the end of the hours on a Friday', '2026-11-27T17:00:00Z', '2026-11-30T17:00:00.000Z'],
  ['on a Sunday', '2026-11-29T12:00:00Z', '2026-11-30T17:00:00.000Z'],
  ['after the hours on a Monday', '2026-11-30T20:00:00Z', '2026-12-01T17:00:00.000Z'],
  ['before the clocks go forward', '2026-03-27T18:00:00Z', '2026-03-30T16:00:00.000Z'],
  ['before the clocks go back', '2026-10-23T17:00:00Z', '2026-10-26T17:00:00.000Z'],
])('a message that comes %s is due at the end of a working day', (_, moment, end) => {
  expect(due('createcontactus', moment)).toBe(end);
});

test.each([
  ['on a Tuesday', '2026-11-24T09:30:00Z', '2026-11-25T09:30:00.000Z'],
  ['on a Friday afternoon', '2026-11-27T14:00:00Z', '2026-11-30T14:00:00.000Z'],
  ['on a Saturday', '2026-11-28T09:00:00Z', '2026-11-30T22:59:59.999Z'],
  ['at the first moment of a Friday', '2026-11-26T23:00:00Z', '2026-11-27T22:59:59.999Z'],
  ['before a day off', '2026-12-24T14:00:00Z', '2026-12-28T14:00:00.000Z'],
])('a demo request that comes %s is due after 24 hours of working days', (_, moment, end) => {
  expect(due('createrequestdemo', moment, firm('Europe/Zurich', ['2026-12-25']))).toBe(end);
});

test('a day off moves a call back to the next working day', () => {
  const calendar = firm('Europe/Zurich', ['2026-12-24', '2026-12-25']);
  expect(due('createcontactus', '2026-12-24T09:00:00Z', calendar)).toBe('2026-12-28T17:00:00.000Z');
});

test('a demo request is due 24 real hours later if the clocks change on a working day', () => {
  // In Egypt, the clocks go forward at the start of the last Friday in April.
  const calendar = firm('Africa/Cairo');
  expect(due('createrequestdemo', '2026-04-23T12:00:00Z', calendar)).toBe(
    '2026-04-24T12:00:00.000Z',
  );
});

const zones = Intl.supportedValuesOf('timeZone');
const anyMoment = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const anyCalendar = fc.record({
  zone: fc.constantFrom(...zones),
  daysOff: fc
    .array(anyMoment, { maxLength: 12 })
    .map((days) => new Set(days.map((day) => day.toISOString().slice(0, 10)))),
});

const isOff = (clock: Date, { daysOff }: FirmCalendar) =>
  [0, 6].includes(clock.getUTCDay()) || daysOff.has(clock.toISOString().slice(0, 10));

test('a call back is due at 18:00 on the first working day that has hours left', () => {
  fc.assert(
    fc.property(anyMoment, anyCalendar, (accepted, calendar) => {
      const end = dueAt('createcontactus', accepted, calendar);
      const clock = wallClock(end, calendar.zone);
      expect(end.getTime()).toBeGreaterThan(accepted.getTime());
      expect(clock.toISOString().slice(11, 19)).toBe('18:00:00');
      expect(isOff(clock, calendar)).toBe(false);
      // Every evening in between is on a day off.
      for (let at = end.getTime() - 24 * hourMs; at > accepted.getTime(); at -= 24 * hourMs) {
        expect(isOff(wallClock(new Date(at), calendar.zone), calendar)).toBe(true);
      }
    }),
  );
});

test('a demo request is due on a working day, after 24 hours of working days, in any calendar', () => {
  fc.assert(
    fc.property(anyMoment, anyCalendar, (accepted, calendar) => {
      const due = dueAt('createrequestdemo', accepted, calendar);
      expect(isOff(wallClock(due, calendar.zone), calendar)).toBe(false);
      const end = due.getTime();
      // Offsets and clock changes are multiples of a quarter of an hour.
      const step = hourMs / 4;
      let working = 0;
      for (let at = accepted.getTime(); at < end; at += step) {
        if (!isOff(wallClock(new Date(at), calendar.zone), calendar)) working += step;
      }
      expect(Math.abs(working - 24 * hourMs)).toBeLessThanOrEqual(2 * step);
    }),
  );
});

test.each(leadForms)('a later %s is never due earlier', (form) => {
  fc.assert(
    fc.property(anyMoment, fc.nat(10 * 24 * hourMs), anyCalendar, (accepted, later, calendar) => {
      const second = dueAt(form, new Date(accepted.getTime() + later), calendar);
      expect(second.getTime()).toBeGreaterThanOrEqual(dueAt(form, accepted, calendar).getTime());
    }),
  );
});

const zone = 'Europe/Zurich';
const friday = new Date('2026-11-27T17:00:00Z');

test.each([
  ['days before', '2026-11-25T12:00:00Z', null, 'due'],
  ['in the last minute of the day before', '2026-11-26T22:59:59Z', null, 'due'],
  ['from the midnight before', '2026-11-26T23:00:00Z', null, 'due_today'],
  ['at the very moment', '2026-11-27T17:00:00Z', null, 'due_today'],
  ['a millisecond after', '2026-11-27T17:00:00.001Z', null, 'late'],
  ['if it was answered at the very moment', '2026-12-01T00:00:00Z', '2026-11-27T17:00:00Z', 'kept'],
  ['if it was answered after it', '2026-12-01T00:00:00Z', '2026-11-27T17:00:00.001Z', 'broken'],
])('the promise of Friday at six stands right %s', (_, now, doneAt, state) => {
  const done = doneAt === null ? null : new Date(doneAt);
  expect(promiseState({ dueAt: friday, doneAt: done }, new Date(now), zone)).toBe(state);
});

test("today is a day of the firm's zone, also when it has 23 or 25 hours", () => {
  const stateAt = (now: string, due: string, firmZone: string) =>
    promiseState({ dueAt: new Date(due), doneAt: null }, new Date(now), firmZone);
  // In Zurich, the clocks go forward on 29 March and back on 25 October 2026.
  expect(stateAt('2026-03-28T23:00:00Z', '2026-03-29T21:59:00Z', zone)).toBe('due_today');
  expect(stateAt('2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', zone)).toBe('due');
  expect(stateAt('2026-10-24T22:00:00Z', '2026-10-25T22:59:00Z', zone)).toBe('due_today');
  expect(stateAt('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', zone)).toBe('due');
  expect(stateAt('2026-11-27T09:00:00Z', '2026-11-27T16:00:00Z', 'Pacific/Kiritimati')).toBe('due');
});

test('an open promise passes from due by due today to late, and a done one never changes', () => {
  const order = ['due', 'due_today', 'late'];
  fc.assert(
    fc.property(
      anyMoment,
      anyMoment,
      fc.nat(40 * 24 * hourMs),
      fc.constantFrom(...zones),
      (due, now, later, anyZone) => {
        const stateAt = (moment: Date, doneAt: Date | null) =>
          promiseState({ dueAt: due, doneAt }, moment, anyZone);
        const then = new Date(now.getTime() + later);
        expect(order.indexOf(stateAt(then, null))).toBeGreaterThanOrEqual(
          order.indexOf(stateAt(now, null)),
        );
        expect(stateAt(now, null) === 'late').toBe(now > due);
        expect(stateAt(then, now)).toBe(now > due ? 'broken' : 'kept');
      },
    ),
  );
});

test('a lead that has just come is never late', () => {
  fc.assert(
    fc.property(
      anyMoment,
      anyCalendar,
      fc.constantFrom(...leadForms),
      (accepted, calendar, form) => {
        const promise = { dueAt: dueAt(form, accepted, calendar), doneAt: null };
        expect(promiseState(promise, accepted, calendar.zone)).toMatch(/^due/);
      },
    ),
  );
});
