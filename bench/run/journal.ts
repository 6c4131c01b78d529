import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Measurement, Measured } from '../part';

/** Whether a value read from JSON has fields or items. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isNumbers = (value: unknown): value is Record<string, number> =>
  isRecord(value) && Object.values(value).every((each) => typeof each === 'number');

const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((each) => typeof each === 'string');

function read(line: string): (Measured & { print: string }) | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    // The last line of a run that was interrupted while writing.
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  const { print, of, round, figures } = value;
  if (typeof print !== 'string' || typeof round !== 'number') return undefined;
  if (!isTexts(of) || !isNumbers(figures)) return undefined;
  return { print, of, round, figures };
}

/** What identifies a measurement within a part. */
export const keyOf = ({ of, round }: Pick<Measurement, 'of' | 'round'>): string =>
  [...Object.values(of), `round ${String(round)}`].join(' · ');

/** The completed measurements of a part, one per line, so that an interrupted run continues where it stopped. */
export class Journal {
  /**
   * @param file where the lines are kept
   * @param print of the code that is measured; lines of other code are passed over
   */
  constructor(
    private readonly file: string,
    private readonly print: string,
  ) {}

  read(): Measured[] {
    if (!existsSync(this.file)) return [];
    const found = new Map<string, Measured>();
    for (const line of readFileSync(this.file, 'utf8').split('\n')) {
      const entry = read(line);
      if (entry?.print !== this.print) continue;
      const { of, round, figures } = entry;
      found.set(keyOf(entry), { of, round, figures });
    }
    return [...found.values()];
  }

  add(measured: Measured): void {
    mkdirSync(path.dirname(this.file), { recursive: true });
    const line = { print: this.print, at: new Date().toISOString(), ...measured };
    // The line break comes first, so that an incomplete line does not spoil the next one.
    appendFileSync(this.file, `\n${JSON.stringify(line)}`);
  }

  forget(): void {
    rmSync(this.file, { force: true });
  }
}
