import type { RunEvent } from './events';

/** What did not pass. */
export interface Failure {
  /** Its place and title. */
  title: string;
  /** How its message begins, or nothing. */
  message: string;
  /** The command that repeats it. */
  repeat: string;
}

/** How a part stands: what has passed, what has failed, and how far it is. */
export class Standing {
  passed = 0;
  readonly failures: Failure[] = [];
  done = 0;
  private total = 0;
  private unit = '';

  constructor(
    readonly name: string,
    private readonly onFailure: (failure: Failure) => void = () => undefined,
  ) {}

  /** Takes what a reporter tells. @param failureOf makes a failure of a failed test */
  take(event: RunEvent, failureOf: (event: RunEvent & { type: 'failed' }) => Failure): void {
    switch (event.type) {
      case 'begin':
        this.begin(event.total, event.unit);
        break;
      case 'done':
        this.done += 1;
        break;
      case 'passed':
        this.passed += event.count;
        break;
      case 'failed':
        this.fail(failureOf(event));
        break;
    }
  }

  begin(total: number, unit: string): void {
    this.total = total;
    this.unit = unit;
  }

  pass(): void {
    this.passed += 1;
    this.done += 1;
  }

  fail(failure: Failure): void {
    this.failures.push(failure);
    this.onFailure(failure);
  }

  /** The part in a few words: `unit 12 of 96 files, 1 failed`. */
  toString(): string {
    const far =
      this.total === 0 ? '' : ` ${String(this.done)} of ${String(this.total)} ${this.unit}`;
    const { length } = this.failures;
    return `${this.name}${far}${length === 0 ? '' : `, ${String(length)} failed`}`;
  }
}

/** Where a part runs, and what it is to run. */
export interface Run {
  root: string;
  standing: Standing;
  /** The file that takes its output; the terminal where there is none. @param name the log's */
  log: (name: string) => string | undefined;
}

/** One part of the tests. */
export interface Part {
  name: string;
  /** Runs it to its end. What fails stands in `run.standing`. */
  run: (run: Run) => Promise<void>;
}
