import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { testFolder } from '../../system/system';

const movedDate = pathToFileURL(path.resolve('e2e/support/panel/day/moved-date.mjs')).href;

/** The clock of a CMS, which a test moves while the CMS runs. Timers are not affected. */
export class MovedClock {
  private ahead = 0;
  private readonly file: string;

  /** @param name of its file, which no other clock has at the same time */
  constructor(name: string) {
    mkdirSync(testFolder('clocks'), { recursive: true });
    this.file = path.join(testFolder('clocks'), name);
    this.write();
  }

  private write(): void {
    // The CMS must not read half a number.
    writeFileSync(`${this.file}.new`, String(this.ahead));
    renameSync(`${this.file}.new`, this.file);
  }

  /** The environment of the CMS. */
  get env(): NodeJS.ProcessEnv {
    const options = `${process.env.NODE_OPTIONS ?? ''} --import ${movedDate}`.trim();
    return { NODE_OPTIONS: options, TEST_CLOCK: this.file };
  }

  now(): number {
    return Date.now() + this.ahead;
  }

  /** Moves the clock forward. */
  moveTo(moment: number): void {
    this.ahead = moment - Date.now();
    this.write();
  }
}

const dayMs = 24 * 60 * 60 * 1_000;

/** A moment of a week that lies ahead. Days count from Monday of that week, 0; hours are UTC. */
export function momentNextWeek(day: number, hour: number): number {
  const today = Math.floor(Date.now() / dayMs);
  // 1 January 1970 was a Thursday.
  const monday = today - ((today + 3) % 7) + 7;
  return (monday + day) * dayMs + hour * 60 * 60 * 1_000;
}

/** The zone of the firm. */
export const firmZone = 'Europe/Zurich';

/** A minute as the field for it takes it, in the firm's time zone. */
export const firmMinute = (moment: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: firmZone, dateStyle: 'short', timeStyle: 'short' })
    .format(moment)
    .replace(' ', 'T');
