/** The part of a call's time that the steps before the outbox leave to it. */
export const outboxReserveMs = 2_000;

/** The time that a call has. After it the platform would end the call without a response. */
export class Deadline {
  readonly #end: number;

  /** @param ms milliseconds from now */
  constructor(ms: number) {
    this.#end = performance.now() + ms;
  }

  /** Milliseconds left, at least 0. */
  leftMs(): number {
    return Math.max(0, this.#end - performance.now());
  }

  /**
   * The timeout of one step.
   * @param maxMs what the step may take at most
   * @param reserveMs what must be left after it
   * @returns whole milliseconds, at least 1
   */
  forStep(maxMs: number, reserveMs = 0): number {
    return Math.max(1, Math.floor(Math.min(maxMs, this.leftMs() - reserveMs)));
  }
}
