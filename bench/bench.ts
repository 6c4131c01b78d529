import path from 'node:path';
import { findBrowser } from '../scripts/test/browser';
import { installTrees } from '../scripts/install.mjs';
import type { Lifetime } from '../scripts/processes/lifetime';
import { Stop } from '../scripts/start/settings';
import { parts } from './parts';
import { resultsTable, writeResults } from './report/results';
import { readOptions } from './run/options';
import { standingOf, takePart } from './run/take';

/**
 * Runs the measurements that are missing, part by part, prints the README's table, and writes it and `bench/results/`.
 * @param args what stands behind `npm run bench --`
 * @throws Stop when a measurement failed; all others are kept
 */
export async function bench(root: string, args: string[], lifetime: Lifetime): Promise<void> {
  const options = readOptions(
    args,
    parts.map(({ name }) => name),
  );
  const wanted = parts.filter(({ name, inTable }) =>
    options.only.length === 0 ? inTable || !options.quick : options.only.includes(name),
  );
  const deadline = Date.now() + options.minutes * 60_000;
  await installTrees([{ name: 'the bench', folder: path.join(root, 'bench') }]);
  // Said once, and not by each measurement.
  await findBrowser();

  const failed: string[] = [];
  for (const part of wanted) {
    process.stdout.write(`\n— ${part.title}\n`);
    const { measured, total, ...standing } = await takePart(
      root,
      part,
      options,
      deadline,
      (end) => {
        lifetime.add(end);
      },
    );
    failed.push(...standing.failed);
    process.stdout.write(`  ${String(measured.length)} of ${String(total)} measured\n`);
  }

  const standings = parts.map((part) => standingOf(root, part, options));
  process.stdout.write(`\n${await resultsTable(root, standings)}`);
  if (options.write) {
    const files = await writeResults(root, standings, options.quick);
    process.stdout.write(`\nWritten: ${files.join(', ')}\n`);
  }
  if (failed.length > 0) throw new Stop(`${String(failed.length)} measurements failed.`);
  const open = standings.some(
    ({ part, measured, total }) => wanted.includes(part) && measured.length < total,
  );
  if (open) {
    process.stdout.write('The time is over. Run the same command again: it goes on from here.\n');
  }
}
