import {
  pollInterval,
  type SiteReading,
} from '../../../../src/plugins/web-admin/admin/src/publishing/site-reading';
import { startPolling } from '../../../../src/plugins/web-admin/admin/src/requests/poller';
import { forbidden, known, reading, unreadable } from './known';

test.each(['waiting', 'building'] as const)(
  'while the site is %s, it is polled every three seconds',
  (status) => {
    expect(pollInterval(known({ status }))).toBe(3_000);
  },
);

test.each(['live', 'failed'] as const)('a site that is %s is polled every 15 seconds', (status) => {
  expect(pollInterval(known({ status }))).toBe(15_000);
});

test('an unreadable state is polled every 15 seconds', () => {
  expect([pollInterval(unreadable), pollInterval(reading)]).toEqual([15_000, 15_000]);
});

test('without the permission there is no next poll', () => {
  expect(pollInterval(forbidden)).toBeUndefined();
});

const live = known({ status: 'live' });
const waiting = known({ status: 'waiting' });

/** A poller that the test answers, one reading after the other. */
function start({ hidden = false, away }: { hidden?: boolean; away?: typeof pollInterval } = {}) {
  const tab = { hidden, abandoned: false };
  const readings: SiteReading[] = [];
  const asked: { answer: (reading: SiteReading) => void; signal: AbortSignal }[] = [];
  const poller = startPolling<SiteReading>({
    read: (signal) =>
      new Promise((answer) => {
        asked.push({ answer, signal });
        signal.addEventListener('abort', () => {
          answer(unreadable);
        });
      }),
    onReading: (next) => readings.push(next),
    interval: pollInterval,
    outdated: reading,
    ...(away === undefined ? {} : { awayInterval: away }),
    isAway: () => tab.hidden,
    isAbandoned: () => tab.abandoned,
  });
  return {
    poller,
    tab,
    readings,
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

test('the state is read at once and then at the interval for that state', async () => {
  const { asked, readings, answer } = start();
  expect(asked).toHaveLength(1);
  await answer(waiting);
  expect(readings).toEqual([waiting]);
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

test('a hidden tab reads nothing, and reads at once when it is shown again', async () => {
  const { asked, answer, hide } = start();
  await answer(waiting);
  hide(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  hide(false);
  expect(asked).toHaveLength(2);
});

test('a tab that is opened hidden reads nothing', async () => {
  const { asked, hide } = start({ hidden: true });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(0);
  hide(false);
  expect(asked).toHaveLength(1);
});

test('after an answer that arrives in a hidden tab, there is no next reading', async () => {
  const { asked, answer, hide } = start();
  hide(true);
  await answer(waiting);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});

describe('what is also read while nobody uses the panel', () => {
  const away = (reading: SiteReading) => (reading.kind === 'forbidden' ? undefined : 60_000);

  test('is read at its own interval in a hidden tab, and at once when the tab is shown', async () => {
    const { asked, readings, answer, hide } = start({ away });
    await answer(waiting);
    hide(true);
    await jest.advanceTimersByTimeAsync(59_999);
    expect(asked).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    await answer(live);
    expect(readings.at(-1)).toBe(live);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(3);
    await answer(live);
    hide(false);
    expect(asked).toHaveLength(4);
  });

  test('is read in a tab that is opened hidden', async () => {
    const { asked, answer } = start({ hidden: true, away });
    expect(asked).toHaveLength(1);
    await answer(live);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(2);
  });

  test('is not read in an abandoned panel until someone is back', async () => {
    const { asked, answer, hide, tab } = start({ away });
    await answer(live);
    hide(true);
    tab.abandoned = true;
    await jest.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(1);
    tab.abandoned = false;
    hide(false);
    expect(asked).toHaveLength(2);
  });

  test('is not read again once its interval ends', async () => {
    const { asked, answer, hide } = start({ away });
    hide(true);
    await answer(forbidden);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(1);
  });
});

test('an old reading is not shown as if it were still valid', async () => {
  const { readings, answer, hide } = start();
  await answer(live);
  hide(true);
  await jest.advanceTimersByTimeAsync(20_001);
  hide(false);
  expect(readings).toEqual([live, { kind: 'reading' }]);
  await answer(waiting);
  expect(readings.at(-1)).toBe(waiting);
});

test('after a short look at another tab the last reading is still shown', async () => {
  const { readings, asked, answer, hide } = start();
  await answer(live);
  hide(true);
  await jest.advanceTimersByTimeAsync(5_000);
  hide(false);
  expect(readings).toEqual([live]);
  expect(asked).toHaveLength(2);
});

test('a reading without an answer is aborted after ten seconds', async () => {
  const { readings, asked } = start();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(readings).toEqual([unreadable]);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(asked).toHaveLength(2);
});

test('readNow aborts the current reading and ignores its answer', async () => {
  const { poller, readings, asked, answer } = start();
  poller.readNow();
  expect(asked[0]?.signal.aborted).toBe(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(readings).toEqual([]);
  await answer(waiting);
  expect(readings).toEqual([waiting]);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(asked).toHaveLength(3);
});

test('without the permission nothing is read again', async () => {
  const { asked, answer, hide } = start();
  await answer(forbidden);
  await jest.advanceTimersByTimeAsync(60_000);
  hide(true);
  hide(false);
  expect(asked).toHaveLength(1);
});

test('nothing is read or reported after stop', async () => {
  const { poller, readings, asked } = start();
  poller.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  expect(readings).toEqual([]);
});
