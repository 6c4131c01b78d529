import { existsSync } from 'node:fs';
import { Stop } from '../settings';
import { Standing, type Failure, type Part, type Run } from './part';
import { clock, type Ended } from './summary';

/** Parts that run side by side: each lane one after the other. */
export type Lanes = Part[][];

/** Who hears how it goes. */
export interface Listener {
  /** One line for the person who waits. */
  say?: (line: string) => void;
  /** The parts that are under way, whenever others are. */
  running?: (standings: ReadonlySet<Standing>) => void;
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
  run: Omit<Run, 'standing'>,
  { say = () => undefined, running = () => undefined }: Listener,
): Promise<Ended[]> {
  const underWay = new Set<Standing>();
  const ended: Ended[] = [];

  async function runPart(part: Part): Promise<void> {
    const standing = new Standing(part.name, (failure) => {
      say(oneLine(failure));
    });
    const began = Date.now();
    underWay.add(standing);
    running(underWay);
    try {
      await part.run({ ...run, standing });
    } catch (failure) {
      const message = failure instanceof Stop ? failure.message : String(failure);
      standing.fail({ title: part.name, message, repeat: `npm run ${command}` });
    }
    underWay.delete(standing);
    const milliseconds = Date.now() - began;
    ended.push({ standing, milliseconds });
    const { passed, failures } = standing;
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
