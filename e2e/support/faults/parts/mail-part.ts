import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ended, hasEnded, launch, stop, tail } from '../../../../scripts/processes/processes';
import type { Settings } from '../../../../scripts/start/settings';
import { record } from '../../api/send';
import type { ReceivedMail } from '../../panel/mail-server';
import { keepLog, type Part } from './part';

/** A mail server in a process that can be killed. */
export interface MailPart extends Part {
  /** All mails that it has taken, also before it was killed. */
  mails: () => ReceivedMail[];
  stop: () => Promise<void>;
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });

function toMail(line: string): ReceivedMail {
  const { recipients, source } = record(JSON.parse(line));
  return {
    recipients: Array.isArray(recipients) ? recipients.map(String) : [],
    source: String(source),
  };
}

/** Starts a mail server that takes every mail. */
export async function startMailPart(
  { root, dataDir }: Pick<Settings, 'root' | 'dataDir'>,
  port: number,
): Promise<MailPart> {
  const log = path.join(dataDir, 'logs/mail-server.log');
  const file = path.join(dataDir, 'mails.jsonl');
  let child: ChildProcess;
  let isWanted = false;

  async function start(): Promise<void> {
    keepLog(log);
    child = launch({
      name: 'The mail server',
      script: path.join(root, 'e2e/support/faults/parts/mail-server.mjs'),
      args: [String(port), file],
      cwd: root,
      env: process.env,
      log,
    });
    while (!(await listens(port))) {
      if (hasEnded(child)) throw new Error(`${tail(log)}\n\nThe mail server did not start.`);
      await wait(50);
    }
    isWanted = true;
  }

  await start();
  return {
    name: 'mail server',
    start,
    async kill() {
      isWanted = false;
      child.kill('SIGKILL');
      await ended(child);
    },
    hasEndedByItself: () => isWanted && hasEnded(child),
    mails() {
      if (!existsSync(file)) return [];
      return readFileSync(file, 'utf8').trim().split('\n').filter(Boolean).map(toMail);
    },
    async stop() {
      isWanted = false;
      await stop(child);
    },
  };
}
