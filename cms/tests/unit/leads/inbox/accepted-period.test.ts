import fc from 'fast-check';
import { leadForms } from '../../../../src/contract/leads/lead-forms';
import { dueAt, type FirmCalendar } from '../../../../src/contract/leads/promise';
import { acceptedBefore } from '../../../../src/leads/inbox/list/accepted-period';

const dayMs = 24 * 60 * 60 * 1_000;

const anyMoment = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2030-01-01T00:00:00Z'),
  noInvalidDate: true,
});

/** Up to three weeks off, as between the years. */
const anyCalendar = fc
  .record({
    zone: fc.constantFrom('Europe/Zurich', 'America/New_York', 'Pacific/Auckland', 'Africa/Cairo'),
    first: anyMoment,
    days: fc.nat(21),
  })
  .map(({ zone, first, days }): FirmCalendar => {
    const off = Array.from({ length: days }, (_, day) => first.getTime() + day * dayMs);
    return { zone, daysOff: new Set(off.map((at) => new Date(at).toISOString().slice(0, 10))) };
  });

/** Moments around those for which days off are named matter most. */
const near = (calendar: FirmCalendar, at: number) => {
  const [first = '2026-11-27'] = calendar.daysOff;
  return new Date(Date.parse(first) + at);
};

test.each(leadForms)('a %s that is due before a moment was accepted within the bound', (form) => {
  fc.assert(
    fc.property(
      anyCalendar,
      fc.integer({ min: -10 * dayMs, max: 30 * dayMs }),
      fc.nat(3 * dayMs),
      anyCalendar,
      (calendar, at, later, { daysOff }) => {
        const accepted = near(calendar, at);
        const due = dueAt(form, accepted, calendar).getTime();
        // Whatever days off are named since then.
        const now = { ...calendar, daysOff };
        const before = acceptedBefore(form, new Date(due + later + 1), now);
        expect(before.getTime()).toBeGreaterThan(accepted.getTime());
      },
    ),
  );
});

test('leads that were stored before days off were named or taken back are within the bound, too', () => {
  const without: FirmCalendar = { zone: 'Europe/Zurich', daysOff: new Set() };
  const withDays = { ...without, daysOff: new Set(['2026-12-24', '2026-12-25', '2026-12-28']) };
  const accepted = new Date('2026-12-23T19:00:00Z');
  for (const [stored, now] of [
    [without, withDays],
    [withDays, without],
  ] as const) {
    const due = dueAt('createcontactus', accepted, stored);
    const before = acceptedBefore('createcontactus', new Date(due.getTime() + 1), now);
    expect(before.getTime()).toBeGreaterThan(accepted.getTime());
  }
});

test('the bound is narrow: of leads in time, those of a few days are not read', () => {
  const calendar: FirmCalendar = { zone: 'Europe/Zurich', daysOff: new Set() };
  // A Wednesday.
  const noon = new Date('2026-12-02T11:00:00Z');
  const before = acceptedBefore('createcontactus', noon, calendar);
  // The end of Monday's hours is the last moment from which a promise ends before.
  expect(before.toISOString()).toMatch(/^2026-12-01T17:/);
});
