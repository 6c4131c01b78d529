import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { record } from './call';

/** Starts one of several processes of a CMS. */
export async function startReplica(
  env: NodeJS.ProcessEnv,
): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(require.resolve('./replica.ts'), {
    execArgv: ['--import', pathToFileURL(require.resolve('tsx')).href],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const messages: unknown[] = await once(child, 'message');
  const { port, failure } = record(messages[0]);
  if (typeof failure === 'string') throw new Error(failure);
  return { child, url: `http://127.0.0.1:${String(port)}` };
}
