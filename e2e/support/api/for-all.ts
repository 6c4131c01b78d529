import { randomInt } from 'node:crypto';
import fc from 'fast-check';

const cases = 200;
const batchSize = 20;

const seedNow = () => Number(process.env.PROPERTY_SEED ?? randomInt(2 ** 31));

/**
 * Checks a property of the running system with 200 cases, in concurrent batches. If one fails, the same cases run one by
 * one to find the smallest that fails; `PROPERTY_SEED` repeats them.
 * @param check throws if the property does not hold
 */
export async function forAll<T>(
  arbitrary: fc.Arbitrary<T>,
  check: (each: T) => Promise<void>,
): Promise<void> {
  const seed = seedNow();
  const all = fc.sample(arbitrary, { numRuns: cases, seed });
  const failures: unknown[] = [];
  for (let start = 0; start < all.length && failures.length === 0; start += batchSize) {
    const batch = all.slice(start, start + batchSize).map(async (each) => {
      await check(each).catch((failure: unknown) => {
        failures.push(`${fc.stringify(each)}\n${String(failure)}`);
      });
    });
    await Promise.all(batch);
  }
  if (failures.length === 0) return;
  await fc.assert(fc.asyncProperty(arbitrary, check), { seed, numRuns: cases });
  throw new Error(
    `Fails only in a concurrent batch, with seed ${String(seed)}: ${String(failures[0])}`,
  );
}
