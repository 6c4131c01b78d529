import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A CMS of its own process with so many contacts and demo requests, which tells its memory when it is asked. */
export interface FilledCms {
  process: ChildProcess;
  url: string;
  token: string;
}

/** The fields of the next message that a process sends. */
async function answerOf(child: ChildProcess): Promise<Record<string, unknown>> {
  const messages: unknown[] = await once(child, 'message');
  const [message] = messages;
  return typeof message === 'object' ? { ...message } : {};
}

/** Starts a CMS and fills it. It ends when this process disconnects from it. */
export async function startFilledCms(root: string, rows: number): Promise<FilledCms> {
  const file = path.join(root, 'cms/tests/server/harness/serve.ts');
  const child = fork(file, [String(rows)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const { url, token } = await answerOf(child);
  return { process: child, url: String(url), token: String(token) };
}

export async function get({ url, token }: FilledCms, address: string): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/web-admin/${address}`, { headers });
  if (response.status !== 200) throw new Error(`${address} answered ${String(response.status)}.`);
  return response;
}

/** The memory of the process that the CMS runs in, in MB. */
export async function rss({ process: child }: FilledCms): Promise<number> {
  const answered = answerOf(child);
  child.send('rss');
  const { rss: bytes } = await answered;
  return Number(bytes) / 1024 / 1024;
}
