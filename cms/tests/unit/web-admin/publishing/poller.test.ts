import {
  pollInterval,
  startPolling,
} from '../../../../src/plugins/web-admin/admin/src/publishing/poller';
import type { SiteReading } from '../../../../src/plugins/web-admin/admin/src/publishing/site-reading';
import { forbidden, known, reading, unreadable } from './known';

test.each(['waiting', 'building'] as const)(
  'while the site is %s it is read every three seconds',
  (status) => {
    expect(pollInterval(known({ status }))).toBe(3_000);
  },
);

test.each(['live', 'failed'] as const)('a site that is %s is read every 15 seconds', (status) => {
  expect(pollInterval(known({ status }))).toBe(15_000);
});

test('a state that cannot be read is tried again every 15 seconds', () => {
  expect([pollInterval(unreadable), pollInterval(reading)]).toEqual([15_000, 15_000]);
});

test('whoever may not know the state is not asking again', () => {
  expect(pollInterval(forbidden)).toBeUndefined();
});

const live = known({ status: 'live' });
const waiting = known({ status: 'waiting' });

/** A poller with a site whose answers the test gives, one after the other. */
function start({ hidden = false } = {}) {
  const tab = { hidden };
  const told: SiteReading[] = [];
  const asked: { answer: (reading: SiteReading) => void; signal: AbortSignal }[] = [];
  const poller = startPolling({
    read: (signal) =>
      new Promise((answer) => {
        asked.push({ answer, signal });
        signal.addEventListener('abort', () => {
          answer(unreadable);
        });
      }),
    tell: (reading) => told.push(reading),
    isAway: () => tab.hidden,
  });
  return {
    poller,
    tab,
    told,
    asked,
    answer: async (reading: SiteReading) => {
      asked.at(-1)?.answer(reading);
      await jest.advanceTimersByTimeAsync(0);
    },
    hide: (hidden: boolean) => {
      tab.hidden = hidden;
      poller.attentionChanged();
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('the state is read at once, and again as often as it asks for', async () => {
  const { asked, told, answer } = start();
  expect(asked).toHaveLength(1);
  await answer(waiting);
  expect(told).toEqual([waiting]);
  await jest.advanceTimersByTimeAsync(2_999);
  expect(asked).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  await answer(live);
  await jest.advanceTimersByTimeAsync(14_999);
  expect(asked).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(3);
});

test('nothing is read in a tab that is out of sight, and at once when it comes back', async () => {
  const { asked, answer, hide } = start();
  await answer(waiting);
  hide(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  hide(false);
  expect(asked).toHaveLength(2);
});

test('a tab that begins out of sight reads nothing', async () => {
  const { asked, hide } = start({ hidden: true });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(0);
  hide(false);
  expect(asked).toHaveLength(1);
});

test('an answer that comes while the tab is out of sight leads to no other reading', async () => {
  const { asked, answer, hide } = start();
  hide(true);
  await answer(waiting);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});

test('what was read long ago is not shown as if it were so now', async () => {
  const { told, answer, hide } = start();
  await answer(live);
  hide(true);
  await jest.advanceTimersByTimeAsync(20_001);
  hide(false);
  expect(told).toEqual([live, { kind: 'reading' }]);
  await answer(waiting);
  expect(told.at(-1)).toBe(waiting);
});

test('a short look at another tab keeps what is shown', async () => {
  const { told, asked, answer, hide } = start();
  await answer(live);
  hide(true);
  await jest.advanceTimersByTimeAsync(5_000);
  hide(false);
  expect(told).toEqual([live]);
  expect(asked).toHaveLength(2);
});

test('a reading that gets no answer within ten seconds is given up', async () => {
  const { told, asked } = start();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(told).toEqual([unreadable]);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(asked).toHaveLength(2);
});

test('a reading that is asked for takes the place of the one under way, whose answer does not count', async () => {
  const { poller, told, asked, answer } = start();
  poller.readNow();
  expect(asked[0]?.signal.aborted).toBe(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(told).toEqual([]);
  await answer(waiting);
  expect(told).toEqual([waiting]);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(asked).toHaveLength(3);
});

test('whoever may not know the state does not ask again', async () => {
  const { asked, answer, hide } = start();
  await answer(forbidden);
  await jest.advanceTimersByTimeAsync(60_000);
  hide(true);
  hide(false);
  expect(asked).toHaveLength(1);
});

test('nothing is read or told after the end', async () => {
  const { poller, told, asked } = start();
  poller.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  expect(told).toEqual([]);
});
