/** From the seventh failure on a mail is tried each hour. */
const mostMinutes = 60;

/** The first six waits make an hour together, each of the 71 others is one: three days. */
const mostTries = 77;

/**
 * In how many minutes a mail is tried again that could not be sent.
 * @param tries how often it was tried
 * @returns undefined when it was tried for three days
 */
export function nextTryAfter(tries: number): number | undefined {
  return tries > mostTries ? undefined : Math.min(2 ** (tries - 1), mostMinutes);
}
