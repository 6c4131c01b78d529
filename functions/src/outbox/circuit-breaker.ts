import type { Processed } from './process-entry';

/** After this many deliveries in a row without a response the CMS counts as away, and the run ends. */
const maxSilences = 2;
/** How often a run asks a CMS that has not taken anything yet. */
const maxFailures = 20;

/** Saves in the store that a delivery failed, so that the next try comes later. */
type Postpone = () => Promise<void>;

/**
 * Decides from the deliveries of a run whether it goes on, and which leads are postponed. A failure counts against its lead
 * only if the CMS has taken another one in the same run. Otherwise the CMS itself is away or broken, and no lead waits longer
 * for that.
 */
export class CircuitBreaker {
  readonly #wasUp: boolean;
  #accepts = false;
  #silences = 0;
  #suspect: string | undefined;
  readonly #failures: Postpone[] = [];

  /** @param wasUp whether the CMS reported before the first delivery that it is up */
  constructor(wasUp: boolean) {
    this.#wasUp = wasUp;
  }

  /** Whether the CMS has taken a lead in this run. */
  get accepts(): boolean {
    return this.#accepts;
  }

  /** Whether further deliveries make sense. */
  get canContinue(): boolean {
    return this.#silences < maxSilences && this.#failures.length < maxFailures;
  }

  /** Whether leads were tried and none was taken; `undefined` if none was tried. */
  get triedInVain(): boolean | undefined {
    if (this.#accepts) return false;
    return this.#failures.length > 0 ? true : undefined;
  }

  /** The first lead without a response in a run that delivered none. It may crash the CMS, so it moves to the end. */
  get suspect(): string | undefined {
    return this.#accepts ? undefined : this.#suspect;
  }

  /**
   * Records the result of one entry.
   * @returns what to postpone now
   */
  record(name: string, { outcome, silent, postpone }: Processed): readonly Postpone[] {
    if (silent === undefined) return [];
    this.#silences = silent ? this.#silences + 1 : 0;
    if (postpone !== undefined) {
      if (silent) this.#suspect ??= name;
      this.#failures.push(postpone);
    }
    if (outcome !== 'postponed') this.#accepts = true;
    return this.#accepts ? this.#failures.splice(0) : [];
  }

  /**
   * What to postpone at the end of the run. A single lead cannot be compared with others: if the CMS was up before it and
   * silent after it, the lead is the cause.
   */
  finish(): readonly Postpone[] {
    const isAlone = this.#failures.length === 1 && this.#suspect !== undefined;
    return isAlone && this.#wasUp ? [...this.#failures] : [];
  }
}
