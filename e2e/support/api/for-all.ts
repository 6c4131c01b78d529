import { randomInt } from 'node:crypto';
import fc from 'fast-check';

const cases = 200;
const atOnce = 20;

const seedNow = () => Number(process.env.PROPERTY_SEED ?? randomInt(2 ** 31));

/**
 * Checks a property of the running system with 200 cases, a batch of them at the same moment. When one fails, the same
 * cases are gone through one by one, to name the smallest that does; `PROPERTY_SEED` brings them back.
 * @param check throws when the property does not hold
 */
export async function forAll<T>(
  arbitrary: fc.Arbitrary<T>,
  check: (each: T) => Promise<void>,
): Promise<void> {
  const seed = seedNow();
  const all = fc.sample(arbitrary, { numRuns: cases, seed });
  const failures: unknown[] = [];
  for (let start = 0; start < all.length && failures.length === 0; start += atOnce) {
    const batch = all.slice(start, start + atOnce).map(async (each) => {
      await check(each).catch((failure: unknown) => {
        failures.push(`${fc.stringify(each)}\n${String(failure)}`);
      });
    });
    await Promise.all(batch);
  }
  if (failures.length === 0) return;
  await fc.assert(fc.asyncProperty(arbitrary, check), { seed, numRuns: cases });
  throw new Error(
    `With the seed ${String(seed)} and others at the same moment: ${String(failures[0])}`,
  );
}
