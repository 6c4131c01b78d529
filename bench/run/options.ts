import { parseArgs } from 'node:util';
import { Stop } from '../../scripts/settings';

export interface Options {
  /** The parts that are wanted; all, when it is empty. */
  only: string[];
  /** Forgets what these parts measured before. */
  fresh: boolean;
  /** Rounds instead of each part's own number. */
  rounds: number | undefined;
  /** After so many minutes nothing new is begun. */
  minutes: number;
}

function positive(name: string, text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Stop(`--${name} must be a whole number from 1 on, not "${text}".`);
}

/**
 * Reads what stands behind `npm run bench --`.
 * @param names the parts that there are
 * @throws Stop when it is not understood
 */
export function readOptions(args: string[], names: readonly string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      fresh: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      minutes: { type: 'string', default: '45' },
    },
  });
  const unknown = values.only.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Stop(`There is no part "${unknown}". The parts are ${names.join(', ')}.`);
  }
  return {
    only: values.only,
    fresh: values.fresh,
    rounds: values.rounds === undefined ? undefined : positive('rounds', values.rounds),
    minutes: positive('minutes', values.minutes),
  };
}
