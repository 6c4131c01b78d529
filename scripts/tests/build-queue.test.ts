import { BuildQueue } from '../builder/build-queue';
import { until } from './until';

/** A queue whose builds end when the test says so. */
function openQueue() {
  const ends: (() => void)[] = [];
  let underWay = 0;
  let most = 0;
  const queue = new BuildQueue(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise<void>((resolve) => ends.push(resolve));
    underWay -= 1;
  });
  const begun = (count: number) => until(() => ends.length === count);
  return { queue, ends, begun, most: () => most };
}

test('what is asked for while a build is under way makes one more, however often', async () => {
  const { queue, ends, begun, most } = openQueue();
  queue.open();
  queue.request();
  await begun(1);
  for (let times = 0; times < 100; times += 1) queue.request();
  ends[0]?.();
  await begun(2);
  ends[1]?.();
  await queue.close();
  expect(ends).toHaveLength(2);
  expect(most()).toBe(1);
});

test('what is asked for before it is open waits', async () => {
  const { queue, ends, begun } = openQueue();
  queue.request();
  queue.request();
  expect(ends).toHaveLength(0);
  queue.open();
  await begun(1);
  ends[0]?.();
  await queue.close();
  expect(ends).toHaveLength(1);
});

test('nothing is built unasked, and a later request builds again', async () => {
  const { queue, ends, begun } = openQueue();
  queue.open();
  expect(ends).toHaveLength(0);
  queue.request();
  await begun(1);
  ends[0]?.();
  await new Promise(setImmediate);
  queue.request();
  await begun(2);
  ends[1]?.();
  await queue.close();
});

test('once it is closed no build begins any more', async () => {
  const { queue, ends, begun } = openQueue();
  queue.open();
  queue.request();
  await begun(1);
  queue.request();
  const closed = queue.close();
  ends[0]?.();
  await closed;
  queue.request();
  expect(ends).toHaveLength(1);
});
