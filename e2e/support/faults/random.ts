import { createHash, randomBytes } from 'node:crypto';

/** A sequence of random draws that is the same for the same seed and name. */
export class Random {
  private drawn = 0;

  /** @param name the purpose; sequences with other names are independent */
  constructor(
    readonly seed: string,
    private readonly name: string,
  ) {}

  /** From 0 to less than 1. */
  share(): number {
    const text = `${this.seed}/${this.name}/${String(this.drawn)}`;
    this.drawn += 1;
    return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
  }

  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.share() * (most - least + 1));
  }

  /** True with the given probability. */
  happens(share: number): boolean {
    return this.share() < share;
  }

  pick<T>(from: readonly T[]): T {
    const picked = from[this.whole(0, from.length - 1)];
    if (picked === undefined) throw new Error('There is nothing to pick from.');
    return picked;
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, place: this.share() }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item);
  }
}

/** The seed of this run, which is printed: FAULTS_SEED, to repeat a failure, or a new one. */
export function readSeed(): string {
  const seed = process.env.FAULTS_SEED ?? randomBytes(4).toString('hex');
  process.stdout.write(`FAULTS_SEED=${seed}\n`);
  return seed;
}
