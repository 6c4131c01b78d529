import { pollInterval } from '../../../../src/plugins/web-admin/admin/src/publishing/poll-interval';
import { forbidden, known, reading, unreadable } from './known';

test.each(['waiting', 'building'] as const)(
  'while the site is %s it is read every three seconds',
  (status) => {
    expect(pollInterval(known({ status }))).toBe(3_000);
  },
);

test.each(['live', 'failed'] as const)('a site that is %s is read every 15 seconds', (status) => {
  expect(pollInterval(known({ status }))).toBe(15_000);
});

test('a state that cannot be read is tried again every 15 seconds', () => {
  expect([pollInterval(unreadable), pollInterval(reading)]).toEqual([15_000, 15_000]);
});

test('whoever may not know the state is not asking again', () => {
  expect(pollInterval(forbidden)).toBeUndefined();
});
