import { Countdown } from '../run/countdown';

it('shows how many are done, including those of earlier runs, and about how long the rest takes', () => {
  const countdown = new Countdown(2, 10);
  expect(countdown.line('home')).toMatch(/ 2\/10 · 0:00 passed · home$/);
  // The first one built the sites as well.
  for (const seconds of [90, 20, 20]) countdown.count(seconds);
  expect(countdown.line('FAQ')).toMatch(/ 5\/10 · 0:00 passed · about 1:40 left · FAQ$/);
  expect(countdown.longestSeconds).toBe(90);
});
