import { monthsBefore } from '../../../../src/leads/retention/delete-old-leads';

test.each([
  [24, '2026-11-22T10:30:00.000Z', '2024-11-22T10:30:00.000Z'],
  [1, '2026-01-15T00:00:00.000Z', '2025-12-15T00:00:00.000Z'],
  [1, '2026-03-31T12:00:00.000Z', '2026-02-28T12:00:00.000Z'],
  [1, '2024-03-30T12:00:00.000Z', '2024-02-29T12:00:00.000Z'],
  [24, '2026-02-28T12:00:00.000Z', '2024-02-28T12:00:00.000Z'],
  [12, '2024-02-29T12:00:00.000Z', '2023-02-28T12:00:00.000Z'],
])('%d months before %s is %s', (months, now, before) => {
  expect(monthsBefore(months, new Date(now)).toISOString()).toBe(before);
});
