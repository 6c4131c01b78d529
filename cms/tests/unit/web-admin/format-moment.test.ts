import { formatMoment, formatTime } from '../../../src/plugins/web-admin/admin/src/format-moment';

test('a time has hours, minutes and seconds, each with two digits', () => {
  expect(formatTime('2026-11-05T09:05:07.999Z', 'UTC')).toBe('09:05:07');
});

test('a day begins at 00, not at 24', () => {
  expect(formatTime('2026-11-05T00:00:00.000Z', 'UTC')).toBe('00:00:00');
});

test('a moment is its day and its time without seconds, where the viewer is', () => {
  expect(formatMoment('2026-11-05T23:30:59.000Z', 'UTC')).toBe('05-Nov-2026, 23:30');
  expect(formatMoment('2026-11-05T23:30:59.000Z', 'Asia/Kolkata')).toBe('06-Nov-2026, 05:00');
});
