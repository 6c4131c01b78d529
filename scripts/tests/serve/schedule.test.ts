import { startSchedule, type Schedule } from '../../serve/schedule';
import { listenToConsole } from '../support';

let schedule: Schedule;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});

afterEach(async () => {
  await schedule.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Lets pending promises settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

async function pass(ms: number): Promise<void> {
  jest.advanceTimersByTime(ms);
  await settle();
}

test('the work runs at once and then every minute until the schedule is stopped', async () => {
  const work = jest.fn(() => Promise.resolve());
  schedule = startSchedule('Work', work);
  await pass(59_999);
  expect(work).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(work).toHaveBeenCalledTimes(2);
  await pass(60_000);
  expect(work).toHaveBeenCalledTimes(3);
  await schedule.stop();
  await pass(600_000);
  expect(work).toHaveBeenCalledTimes(3);
});

test('the next run waits for a run that takes longer than a minute', async () => {
  const ends: (() => void)[] = [];
  const work = jest.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  schedule = startSchedule('Work', work);
  await pass(60_000);
  expect(work).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await settle();
  expect(work).toHaveBeenCalledTimes(2);
  ends[1]?.();
});

test('a failed run is logged without its message, and the next one runs', async () => {
  const said = listenToConsole('error');
  const work = jest.fn(() => Promise.reject(new TypeError('ada@example.com')));
  schedule = startSchedule('Work', work);
  await settle();
  await pass(60_000);
  expect(work).toHaveBeenCalledTimes(2);
  expect(said).toEqual([['Work failed: TypeError.'], ['Work failed: TypeError.']]);
});

test('a run on request reports its result', async () => {
  const work = jest.fn((): Promise<void> => Promise.resolve());
  schedule = startSchedule('Work', work);
  await schedule.now();
  expect(work).toHaveBeenCalledTimes(2);
  work.mockImplementationOnce(() => Promise.reject(new Error('It did not work.')));
  await expect(schedule.now()).rejects.toThrow('It did not work.');
});

test('stopping the schedule waits for the current run', async () => {
  let isDone = false;
  let end: () => void = () => undefined;
  schedule = startSchedule('Work', async () => {
    await new Promise<void>((resolve) => (end = resolve));
    isDone = true;
  });
  await settle();
  const stopped = schedule.stop();
  end();
  await stopped;
  expect(isDone).toBe(true);
});
