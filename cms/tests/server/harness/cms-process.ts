import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** A CMS in its own process, so that nothing else counts as its memory. */
export interface CmsProcess {
  url: string;
  /** A session of the first admin. */
  token: string;
  /** The memory of the process in bytes. */
  rss: () => Promise<number>;
  /** The same after garbage collection, so that garbage does not hide new use of memory. */
  rssInUse: () => Promise<number>;
  stop: () => Promise<void>;
}

interface Rows {
  contacts: number;
  demoRequests: number;
  /** Whether they have states, owners, due times and notes as after some weeks of work. */
  worked?: boolean;
}

/**
 * Boots a CMS, as `npm test` has built it, in its own process.
 * @param rows the leads that it holds
 * @param databaseUrl an empty PostgreSQL database; SQLite by default
 */
export async function startCmsProcess(
  { contacts, demoRequests, worked = false }: Rows,
  databaseUrl = '',
): Promise<CmsProcess> {
  const args = [String(contacts), String(demoRequests), ...(worked ? ['worked'] : [])];
  const child = fork(require.resolve('./serve.ts'), args, {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    execArgv: ['--expose-gc', '--import', pathToFileURL(require.resolve('tsx')).href],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');

  /** The fields of its next message. */
  async function answer(): Promise<Record<string, unknown>> {
    const tooSoon = ended.then(() => {
      throw new Error('The process of the CMS has ended.');
    });
    const messages: unknown[] = await Promise.race([once(child, 'message'), tooSoon]);
    const [message] = messages;
    return typeof message === 'object' ? { ...message } : {};
  }

  async function ask(message: 'rss' | 'collect'): Promise<number> {
    const answered = answer();
    child.send(message);
    return Number((await answered).rss);
  }

  const { url, token } = await answer();
  return {
    url: String(url),
    token: String(token),
    rss: () => ask('rss'),
    rssInUse: () => ask('collect'),
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}

/** The memory of a CMS in bytes: before some work, and the maximum during it. */
export async function memoryDuring(
  cms: CmsProcess,
  work: () => Promise<unknown>,
): Promise<{ before: number; most: number }> {
  const before = await cms.rssInUse();
  let [most, isDone] = [before, false];
  const done = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    most = Math.max(most, await cms.rss());
    await wait(10);
  }
  await done;
  return { before, most };
}
