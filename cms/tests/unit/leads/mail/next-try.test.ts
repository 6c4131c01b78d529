import { nextTryAfter } from '../../../../src/leads/mail/due-mails';

test('a mail is retried at growing intervals, then every hour, for three days', () => {
  const waits: number[] = [];
  for (;;) {
    const wait = nextTryAfter(waits.length + 1);
    if (wait === undefined) break;
    waits.push(wait);
  }
  expect(waits.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 60;
  expect(hours).toBeGreaterThanOrEqual(72);
  expect(hours).toBeLessThan(73);
});
