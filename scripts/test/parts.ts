import { existsSync } from 'node:fs';
import { Stop } from '../start/settings';
import type { RunEvent } from './events';
import { clock, type Ended, type Failure } from './summary';

/** The state of a part: passed tests, failures and progress. */
export class PartState {
  passed = 0;
  readonly failures: Failure[] = [];
  done = 0;
  private total = 0;
  private unit = '';

  constructor(
    readonly name: string,
    private readonly onFailure: (failure: Failure) => void = () => undefined,
  ) {}

  /** Applies an event of a reporter. @param failureOf turns a failed test into a failure */
  take(event: RunEvent, failureOf: (event: RunEvent & { type: 'failed' }) => Failure): void {
    if (event.type === 'begin') this.begin(event.total, event.unit);
    if (event.type === 'done') this.done += 1;
    if (event.type === 'passed') this.passed += event.count;
    if (event.type === 'failed') this.fail(failureOf(event));
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
    const { done, total, unit, failures } = this;
    const progress = total === 0 ? '' : ` ${String(done)} of ${String(total)} ${unit}`;
    const failed = failures.length === 0 ? '' : `, ${String(failures.length)} failed`;
    return `${this.name}${progress}${failed}`;
  }
}

/** Where a part runs, and where it reports. */
export interface Run {
  root: string;
  state: PartState;
  /** The file for its output; undefined for the terminal. @param name the log's name */
  log: (name: string) => string | undefined;
}

/** One part of the tests. */
export interface Part {
  name: string;
  /** Runs it to its end. Failures are in `run.state`. */
  run: (run: Run) => Promise<void>;
}

/** Lanes run in parallel; the parts of a lane run one after the other. */
export type Lanes = Part[][];

/** Gets the progress. */
interface Listener {
  /** Gets a line for the person who waits. */
  say?: (line: string) => void;
  /** Gets the running parts whenever they change. */
  running?: (parts: ReadonlySet<PartState>) => void;
}

const oneLine = ({ title, message }: Failure) =>
  `✗ ${title}${message === '' ? '' : ` — ${String(message.split('\n')[0])}`}`;

/**
 * Runs all parts, stage by stage. A part that throws has failed; the others still run.
 * @param command the npm script that repeats the run
 * @returns all parts, in the order in which they ended
 */
export async function runLanes(
  stages: Lanes[],
  command: string,
  run: Omit<Run, 'state'>,
  { say = () => undefined, running = () => undefined }: Listener,
): Promise<Ended[]> {
  const underWay = new Set<PartState>();
  const ended: Ended[] = [];

  async function runPart(part: Part): Promise<void> {
    const state = new PartState(part.name, (failure) => {
      say(oneLine(failure));
    });
    const began = Date.now();
    underWay.add(state);
    running(underWay);
    try {
      await part.run({ ...run, state });
    } catch (failure) {
      const message = failure instanceof Stop ? failure.message : String(failure);
      state.fail({ title: part.name, message, repeat: `npm run ${command}` });
    }
    underWay.delete(state);
    const milliseconds = Date.now() - began;
    ended.push({ state, milliseconds });
    const { passed, failures } = state;
    const counts = `${String(passed)} passed, ${String(failures.length)} failed`;
    const mark = failures.length === 0 ? '✓' : '✗';
    say(`${mark} ${part.name}: ${counts} (${clock(milliseconds)})`);
    const log = run.log(part.name);
    if (failures.length > 0 && log !== undefined && existsSync(log)) say(`  full output: ${log}`);
  }

  for (const lanes of stages) {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const part of lane) await runPart(part);
      }),
    );
  }
  return ended;
}
