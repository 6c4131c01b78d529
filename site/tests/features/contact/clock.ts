/** The page's clock (`performance.now()`). It stands still until the test moves it. */
export function stopClock(): { now: number } {
  const clock = { now: 0 };
  jest.spyOn(performance, 'now').mockImplementation(() => clock.now);
  return clock;
}
