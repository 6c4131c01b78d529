/** The page's clock, as `performance.now()` tells it. It stands still until the test moves it. */
export function stopClock(): { now: number } {
  const clock = { now: 0 };
  jest.spyOn(performance, 'now').mockImplementation(() => clock.now);
  return clock;
}
