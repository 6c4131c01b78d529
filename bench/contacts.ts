import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

// The lists and exports of the admin with few rows and with many, over HTTP on the real CMS (build it first: `npm test`
// and `npm start` do). Run from the root: npx tsx bench/contacts.ts

interface Cms {
  process: ChildProcess;
  url: string;
  token: string;
}

const few = 100;
const many = 100_000;
const rounds = 150;

const lists = [
  'contacts?page=1&pageSize=10',
  'contacts?page=1&pageSize=10&sort=name:asc',
  'contacts?page=1&pageSize=10&sort=email:desc',
  'contacts?page=1&pageSize=10&sort=subject:asc',
  'demo-requests?product=Dc3&page=1&pageSize=10',
  'demo-requests?product=Dc3&page=1&pageSize=10&sort=mobile:asc',
];

/** The fields of the next message that a process sends. */
async function answerOf(child: ChildProcess): Promise<Record<string, unknown>> {
  const messages: unknown[] = await once(child, 'message');
  const [message] = messages;
  return typeof message === 'object' ? { ...message } : {};
}

async function start(rows: number): Promise<Cms> {
  const file = path.join(import.meta.dirname, '../cms/tests/server/harness/serve.ts');
  const child = fork(file, [String(rows)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const { url, token } = await answerOf(child);
  return { process: child, url: String(url), token: String(token) };
}

async function get({ url, token }: Cms, address: string): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/web-admin/${address}`, { headers });
  if (response.status !== 200) throw new Error(`${address} answered ${String(response.status)}.`);
  return response;
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

async function rss({ process: child }: Cms): Promise<number> {
  const answered = answerOf(child);
  child.send('rss');
  const { rss: bytes } = await answered;
  return Number(bytes) / 1024 / 1024;
}

/** Both in turn, so that whatever else the machine does hits both alike. */
async function compareList(address: string, small: Cms, large: Cms) {
  const [smallTimes, largeTimes]: [number[], number[]] = [[], []];
  for (let round = -20; round < rounds; round += 1) {
    const pair = [
      await milliseconds(async () => (await get(small, address)).text()),
      await milliseconds(async () => (await get(large, address)).text()),
    ] as const;
    if (round < 0) continue;
    smallTimes.push(pair[0]);
    largeTimes.push(pair[1]);
  }
  const [a, b] = [quantile(smallTimes, 0.5), quantile(largeTimes, 0.5)];
  return { address, few: a.toFixed(2), many: b.toFixed(2), ratio: (b / a).toFixed(2) };
}

/** One export, with the memory that it adds and how long a list takes meanwhile. */
async function measureExport(cms: Cms, address: string) {
  const before = await rss(cms);
  let [peak, running, bytes] = [before, true, 0];
  const watch = (async () => {
    while (running) {
      peak = Math.max(peak, await rss(cms));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const waits: number[] = [];
  const others = (async () => {
    while (running) {
      waits.push(await milliseconds(async () => (await get(cms, lists[0] ?? '')).text()));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const time = await milliseconds(async () => {
    bytes = (await (await get(cms, address)).arrayBuffer()).byteLength;
  });
  running = false;
  await Promise.all([watch, others]);
  return {
    address,
    seconds: (time / 1_000).toFixed(1),
    megabytes: (bytes / 1024 / 1024).toFixed(1),
    rssBefore: before.toFixed(0),
    rssAdded: (peak - before).toFixed(1),
    listMedian: quantile(waits, 0.5).toFixed(1),
    listWorst: quantile(waits, 1).toFixed(1),
  };
}

const [small, large] = await Promise.all([start(few), start(many)]);
const comparisons = [];
for (const address of lists) comparisons.push(await compareList(address, small, large));
// eslint-disable-next-line no-console -- the terminal is where this speaks
console.table(comparisons);
const exports = [];
for (const address of [
  'contacts/export',
  'contacts/export',
  'contacts/export?search=nothing',
  'demo-requests/export?product=Dc3',
]) {
  exports.push(await measureExport(large, address));
}
// eslint-disable-next-line no-console -- the terminal is where this speaks
console.table(exports);
small.process.disconnect();
large.process.disconnect();
