import type { Counts } from '../log';
import type { Fate, Settled } from './settle';

/** Adds up what a run did, and what stays behind. */
export class DrainReport {
  readonly #fates = new Map<Fate, number>();
  readonly #causes = new Map<string, number>();
  #oldest: string | undefined;

  /** Counts one entry. */
  add({ fate, cause, acceptedAt }: Settled): void {
    this.#fates.set(fate, this.count(fate) + 1);
    if (cause !== undefined) this.#causes.set(cause, (this.#causes.get(cause) ?? 0) + 1);
    if (acceptedAt !== undefined && acceptedAt < (this.#oldest ?? '~')) this.#oldest = acceptedAt;
  }

  count(fate: Fate): number {
    return this.#fates.get(fate) ?? 0;
  }

  /** How many entries are in the store no more. */
  get left(): number {
    const done: readonly Fate[] = ['delivered', 'dead_letter', 'expired', 'gone'];
    return done.reduce((sum, fate) => sum + this.count(fate), 0);
  }

  /** When the oldest was accepted of those that were looked at and stay. ISO 8601. */
  get oldest(): string | undefined {
    return this.#oldest;
  }

  get fates(): Counts {
    return Object.fromEntries(this.#fates);
  }

  get causes(): Counts {
    return Object.fromEntries(this.#causes);
  }
}
