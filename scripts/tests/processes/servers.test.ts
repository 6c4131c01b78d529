import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ended, launch } from '../../processes/processes';
import { expectFreePort, keepRunning, waitForAnswer } from '../../processes/servers';
import { Stop } from '../../start/settings';
import { fields, tempFolder } from '../support';

const file = tempFolder();
const nowhere = 'http://127.0.0.1:1/';

test('a free port can be checked again at once; a port in use is named', async () => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const port = Number(fields(server.address()).port);
  await expect(expectFreePort(port, 'SITE_PORT')).rejects.toThrow(
    `Port ${String(port)} is in use: stop the program that listens there, or set SITE_PORT to a free port.`,
  );
  await once(server.close(), 'close');
  await expectFreePort(port, 'SITE_PORT');
  await expectFreePort(port, 'SITE_PORT');
});

function start(text: string) {
  const [script, log] = [file('server.cjs'), file('server.log')];
  writeFileSync(script, text);
  const child = launch({ name: '', script, args: [], cwd: file(), env: process.env, log });
  return { child, log, name: 'The server' };
}

test('a server that does not respond is stopped, and the error contains the end of its log', async () => {
  const server = start(
    `console.log('Waiting for the database.'); setTimeout(() => {}, 3_600_000);`,
  );
  await expect(waitForAnswer(nowhere, server, 1_500)).rejects.toThrow(
    /Waiting for the database\.[^]*The server did not answer within 0 minutes\./,
  );
  await ended(server.child);
});

test('the error about a server that exits early contains the end of its log', async () => {
  const server = start(`console.log('Set DATABASE_URL.'); process.exitCode = 1;`);
  await expect(waitForAnswer(nowhere, server)).rejects.toThrow(
    /Set DATABASE_URL\.[^]*The server did not start\./,
  );
});

/** A server that ends when the test tells it to. */
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

test('a server that stops by itself is restarted after growing pauses, until they are used up', async () => {
  const servers = ['first', 'second', 'third'].map(server);
  for (const each of servers) each.end();
  const [first, ...others] = servers;
  if (first === undefined) throw new Error('no server');
  const next = () => Promise.resolve(others.shift() ?? server('none'));
  const { kept, restarts } = keep(first, next);
  expect((await kept).name).toBe('third');
  expect(restarts).toEqual(['first 1', 'second 2']);
});

test('a failed start counts as a stop', async () => {
  const first = server('first');
  first.end();
  const start = jest.fn(() => Promise.reject<StandIn>(new Stop('The port is in use.')));
  const { kept } = keep(first, start);
  expect(await kept).toBe(first);
  expect(start).toHaveBeenCalledTimes(2);
});

test('after a long run the pauses start over', async () => {
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

test('nothing is restarted when the command is over', async () => {
  const first = server('first');
  const start = jest.fn<Promise<StandIn>, []>();
  const { kept, restarts, stop } = keep(first, start);
  stop();
  first.end();
  await kept;
  expect(restarts).toEqual([]);
  expect(start).not.toHaveBeenCalled();
});
