import { setTimeout as wait } from 'node:timers/promises';
import { keepRunning } from '../../processes/servers';
import { Stop } from '../../start/settings';

/** A server that ends when it is restarts to. */
function server(name: string) {
  const life = new AbortController();
  const ended = new Promise((resolve) => {
    life.signal.addEventListener('abort', resolve);
  });
  const end = () => {
    life.abort();
  };
  return { name, ended, end };
}

type StandIn = ReturnType<typeof server>;

function keep(first: StandIn, next: () => Promise<StandIn>, soundMs = 60_000) {
  let over = false;
  const restarts: string[] = [];
  const kept = keepRunning<StandIn>(
    {
      running: first,
      ended: (running) => running.ended,
      start: next,
      isOver: () => over,
      onRestart: ({ name }, pauseMs) => restarts.push(`${name} ${String(pauseMs)}`),
    },
    { pausesMs: [1, 2], soundMs },
  );
  return { kept, restarts, stop: () => (over = true) };
}

test('what ends by itself is started again, after pauses that grow, and given up when they are used up', async () => {
  const servers = ['first', 'second', 'third'].map(server);
  for (const each of servers) each.end();
  const [first, ...others] = servers;
  if (first === undefined) throw new Error('no server');
  const next = () => Promise.resolve(others.shift() ?? server('none'));
  const { kept, restarts } = keep(first, next);
  expect((await kept).name).toBe('third');
  expect(restarts).toEqual(['first 1', 'second 2']);
});

test('one that does not start counts as one that ended', async () => {
  const first = server('first');
  first.end();
  const start = jest.fn(() => Promise.reject<StandIn>(new Stop('The port is in use.')));
  const { kept } = keep(first, start);
  expect(await kept).toBe(first);
  expect(start).toHaveBeenCalledTimes(2);
});

test('one that ran for long begins with the first pause', async () => {
  const [first, second, third] = [server('first'), server('second'), server('third')];
  const others = [second, third];
  const { kept, restarts, stop } = keep(first, () => Promise.resolve(others.shift() ?? third), 20);
  first.end();
  await wait(40);
  second.end();
  await wait(40);
  stop();
  third.end();
  await kept;
  expect(restarts).toEqual(['first 1', 'second 1']);
});

test('nothing is started when the command is over', async () => {
  const first = server('first');
  const start = jest.fn<Promise<StandIn>, []>();
  const { kept, restarts, stop } = keep(first, start);
  stop();
  first.end();
  await kept;
  expect(restarts).toEqual([]);
  expect(start).not.toHaveBeenCalled();
});
