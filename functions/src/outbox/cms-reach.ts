import type { Settled } from './settle';

/** After so many deliveries in a row without an answer the CMS counts as away, and the run ends. */
const mostSilences = 2;
/** A CMS that has taken nothing yet is asked no more often than this. */
const mostInVain = 20;

/** Notes in the store that a lead was tried in vain, so that its next try comes later. */
type PutOff = () => Promise<void>;

/**
 * What a run has found out of the CMS. A failure counts against its lead only once the CMS has taken another one in the same
 * run: else it is the CMS that is away or ill, and no lead is to wait for longer because of that.
 */
export class CmsReach {
  readonly #saysItIsThere: boolean;
  #takes = false;
  #silences = 0;
  #suspect: string | undefined;
  readonly #inVain: PutOff[] = [];

  /** @param saysItIsThere whether the CMS has said so before the first delivery */
  constructor(saysItIsThere: boolean) {
    this.#saysItIsThere = saysItIsThere;
  }

  /** Whether the CMS has taken a lead in this run. */
  get takes(): boolean {
    return this.#takes;
  }

  /** Whether it makes sense to ask for more. */
  get goesOn(): boolean {
    return this.#silences < mostSilences && this.#inVain.length < mostInVain;
  }

  /** Whether leads were tried and none was taken; `undefined` where none was tried. */
  get wasInVain(): boolean | undefined {
    if (this.#takes) return false;
    return this.#inVain.length > 0 ? true : undefined;
  }

  /** The first lead of a run in vain that got no answer: it may be what silences the CMS, and goes behind the others. */
  get suspect(): string | undefined {
    return this.#takes ? undefined : this.#suspect;
  }

  /**
   * Notes what became of an entry.
   * @returns what is to be put off by that
   */
  note(name: string, { fate, silent, putOff }: Settled): readonly PutOff[] {
    if (silent === undefined) return [];
    this.#silences = silent ? this.#silences + 1 : 0;
    if (putOff !== undefined) {
      if (silent) this.#suspect ??= name;
      this.#inVain.push(putOff);
    }
    if (fate !== 'postponed') this.#takes = true;
    return this.#takes ? this.#inVain.splice(0) : [];
  }

  /**
   * What is to be put off at the end. Where there was a single lead to try, none can be compared with it: a CMS that was there
   * before, and has fallen silent, has done so because of it.
   */
  atTheEnd(): readonly PutOff[] {
    const isAlone = this.#inVain.length === 1 && this.#suspect !== undefined;
    return isAlone && this.#saysItIsThere ? [...this.#inVain] : [];
  }
}
