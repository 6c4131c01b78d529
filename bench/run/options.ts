import { parseArgs } from 'node:util';
import { Stop } from '../../scripts/start/settings';

export interface Options {
  /** The requested parts; if empty, all. */
  only: string[];
  /** Discards earlier measurements of these parts. */
  fresh: boolean;
  /** A short run, whose measurements are kept apart from those of full runs. */
  quick: boolean;
  /** Whether to write the results to the README and `bench/results/`. */
  write: boolean;
  /** After this many minutes, no measurement is started. */
  minutes: number;
}

/**
 * Parses the arguments after `npm run bench --`.
 * @param names the parts that there are
 * @throws Stop when it is not understood
 */
export function readOptions(args: string[], names: readonly string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      fresh: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      minutes: { type: 'string', default: '45' },
    },
  });
  const { only, fresh, quick, minutes } = values;
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Stop(`There is no part "${unknown}". The parts are ${names.join(', ')}.`);
  }
  if (!/^[1-9]\d*$/.test(minutes)) {
    throw new Stop(`--minutes must be a whole number from 1 on, not "${minutes}".`);
  }
  return { only, fresh, quick, write: values.write || !quick, minutes: Number(minutes) };
}
