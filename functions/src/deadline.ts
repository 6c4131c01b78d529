/** What the steps before it leave of a call's time to the outbox. */
export const outboxReserveMs = 2_000;

/** The time that a call has. The platform would end it later without an answer. */
export class Deadline {
  readonly #end: number;

  /** @param ms milliseconds from now */
  constructor(ms: number) {
    this.#end = performance.now() + ms;
  }

  /** Milliseconds that are left, at least 0. */
  leftMs(): number {
    return Math.max(0, this.#end - performance.now());
  }

  /**
   * How long one step may take.
   * @param mostMs what it may take at most
   * @param reserveMs what must be left after it
   * @returns whole milliseconds, at least 1
   */
  forStep(mostMs: number, reserveMs = 0): number {
    return Math.max(1, Math.floor(Math.min(mostMs, this.leftMs() - reserveMs)));
  }
}
