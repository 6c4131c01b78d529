interface Times {
  /** ISO 8601, both on the server's clock: when it began, and when the server was asked. */
  since: string;
  now: string;
  /** Moments of the browser's clock, in milliseconds: when the answer came, and now. */
  receivedAt: number;
  clock: number;
}

/** How long something has been going on, in milliseconds, whatever the browser's clock shows. */
export function elapsedMs({ since, now, receivedAt, clock }: Times): number {
  const whenAsked = Date.parse(now) - Date.parse(since);
  return Math.max(0, whenAsked + Math.max(0, clock - receivedAt));
}

/** A length of time as it is counted up: `5 s`, `1 min 5 s`, `1 h 0 min`. */
export function elapsedText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${String(seconds)} s`;
  if (minutes < 60) return `${String(minutes)} min ${String(seconds % 60)} s`;
  return `${String(Math.floor(minutes / 60))} h ${String(minutes % 60)} min`;
}
