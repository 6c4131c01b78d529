const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long a delivery is retried, counted from its first try. */
export const retriedForMs = 72 * hour;

/** The waits after the first failures. After these, a delivery is retried every hour. */
const waits = [10 * second, minute, 5 * minute, 15 * minute, 30 * minute];

/** Retries of many deliveries spread over this part of their wait. */
const jitter = 0.2;

/**
 * When a failed delivery is retried.
 * @param tries how often it was tried
 * @param firstTriedAt in milliseconds since 1970, as the result
 * @param retryAfterSeconds what the receiver asks for; an hour at most
 * @returns undefined when it has been retried for three days
 */
export function nextTryAt(
  { tries, firstTriedAt, now }: { tries: number; firstTriedAt: number; now: number },
  retryAfterSeconds = 0,
  random: () => number = Math.random,
): number | undefined {
  const wait = Math.max(waits[tries - 1] ?? hour, Math.min(retryAfterSeconds * second, hour));
  const next = now + wait * (1 + jitter * random());
  return next - firstTriedAt > retriedForMs ? undefined : Math.round(next);
}
