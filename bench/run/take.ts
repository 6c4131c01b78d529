import path from 'node:path';
import { fingerprint } from '../../scripts/build/fingerprint';
import { NotReady, type Bench, type Part, type Measured } from '../part';
import { Countdown } from './countdown';
import { Journal, keyOf } from './journal';
import type { Options } from './options';

/** The state of a part after a run. */
export interface Standing {
  part: Part;
  measured: Measured[];
  total: number;
  failed: string[];
}

const workOf = (root: string, part: Part) => path.join(root, 'bench/.work', part.name);

function journalOf(root: string, part: Part, { quick }: Options): Journal {
  const places = part.inputs.map((place) => path.join(root, place));
  const print = fingerprint(places, { node: process.versions.node });
  const name = quick ? 'measured-quick.jsonl' : 'measured.jsonl';
  return new Journal(path.join(workOf(root, part), name), print);
}

function benchOf(root: string, part: Part, { quick }: Options) {
  const endings: (() => Promise<unknown>)[] = [];
  const bench: Bench = {
    root,
    work: workOf(root, part),
    quick,
    atEnd: (end) => endings.push(end),
  };
  const end = async () => {
    // In reverse order: the last one may need the others.
    for (const ending of endings.splice(0).reverse()) await ending();
  };
  return { bench, end };
}

/** The state of a part, without measuring anything. */
export function standingOf(root: string, part: Part, options: Options): Standing {
  const { bench } = benchOf(root, part, options);
  const wanted = new Set(part.measurements(bench).map(keyOf));
  const measured = journalOf(root, part, options)
    .read()
    .filter((each) => wanted.has(keyOf(each)));
  return { part, measured, total: wanted.size, failed: [] };
}

/**
 * Runs the missing measurements of a part, in order.
 * @param deadline in milliseconds since 1970: nothing is begun that would not end before it
 * @param onStart gets the way to end early whatever the part has running
 */
export async function takePart(
  root: string,
  part: Part,
  options: Options,
  deadline: number,
  onStart: (end: () => Promise<void>) => void,
): Promise<Standing> {
  const journal = journalOf(root, part, options);
  if (options.fresh) journal.forget();
  const { bench, end } = benchOf(root, part, options);
  onStart(end);
  const measurements = part.measurements(bench);
  const made = new Set(journal.read().map(keyOf));
  const missing = measurements.filter((each) => !made.has(keyOf(each)));
  const countdown = new Countdown(measurements.length - missing.length, measurements.length);
  const failed: string[] = [];
  try {
    for (const measurement of missing) {
      const began = Date.now();
      if (began + countdown.longestSeconds * 1000 > deadline) break;
      const { of, round, take } = measurement;
      countdown.show(keyOf(measurement));
      try {
        journal.add({ of, round, figures: await take() });
      } catch (failure) {
        if (failure instanceof NotReady) throw failure;
        failed.push(`${keyOf(measurement)}: ${String(failure)}`);
        process.stdout.write(`\n✗ ${failed.at(-1) ?? ''}\n`);
      }
      countdown.count((Date.now() - began) / 1000);
    }
  } finally {
    countdown.end();
    await end();
  }
  return { ...standingOf(root, part, options), failed };
}
