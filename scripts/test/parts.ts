import { existsSync } from 'node:fs';
import { Stop } from '../start/settings';
import type { RunEvent } from './events';
import { clock, type Ended, type Failure } from './summary';

/** The state of a part: what has passed, what has failed, and how far it is. */
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

  /** Takes what a reporter says. @param failureOf makes a failure of a failed test */
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

/** Where a part runs, and what it is to run. */
export interface Run {
  root: string;
  state: PartState;
  /** The file that takes its output; the terminal where there is none. @param name the log's */
  log: (name: string) => string | undefined;
}

/** One part of the tests. */
export interface Part {
  name: string;
  /** Runs it to its end. What fails is in `run.state`. */
  run: (run: Run) => Promise<void>;
}

/** Parts that run side by side: each lane one after the other. */
export type Lanes = Part[][];

/** Who hears how it goes. */
interface Listener {
  /** One line for the person who waits. */
  say?: (line: string) => void;
  /** The parts that are under way, whenever others are. */
  running?: (parts: ReadonlySet<PartState>) => void;
}

const oneLine = ({ title, message }: Failure) =>
  `✗ ${title}${message === '' ? '' : ` — ${String(message.split('\n')[0])}`}`;

/**
 * Runs all parts, stage after stage. A part that throws has failed; the others run nevertheless.
 * @param command the npm script that repeats it
 * @returns every part, in the order of their ends
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
    if (failures.length > 0 && log !== undefined && existsSync(log))
      say(`  all of its output: ${log}`);
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
