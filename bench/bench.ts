import type { Lifetime } from '../scripts/lifetime';
import { Stop } from '../scripts/settings';
import { parts } from './parts';
import { writeResults } from './report/write';
import { readOptions } from './run/options';
import { installPackages } from './run/packages';
import { standingOf, takePart } from './run/take';

/**
 * Measures what is not measured yet, part after part, and writes `bench/results/`.
 * @param args what stands behind `npm run bench --`
 * @throws Stop when a measurement failed; all others are kept
 */
export async function bench(root: string, args: string[], lifetime: Lifetime): Promise<void> {
  const options = readOptions(
    args,
    parts.map(({ name }) => name),
  );
  const wanted = parts.filter(
    ({ name }) => options.only.length === 0 || options.only.includes(name),
  );
  const deadline = Date.now() + options.minutes * 60_000;
  await installPackages(root);

  const failed: string[] = [];
  for (const part of wanted) {
    process.stdout.write(`\n— ${part.title}\n`);
    const { taken, total, ...standing } = await takePart(root, part, options, deadline, (end) => {
      lifetime.add(end);
    });
    failed.push(...standing.failed);
    process.stdout.write(`  ${String(taken.length)} of ${String(total)} measured\n`);
  }

  const standings = parts.map((part) => standingOf(root, part, options));
  const files = await writeResults(root, standings, options.rounds !== undefined);
  process.stdout.write(`\nWritten: ${files.join(', ')}\n`);
  if (failed.length > 0) throw new Stop(`${String(failed.length)} measurements failed.`);
  const open = standings.filter(
    ({ part, taken, total }) => wanted.includes(part) && taken.length < total,
  );
  if (open.length > 0) {
    process.stdout.write('The time is over. Run the same command again: it goes on from here.\n');
  }
}
