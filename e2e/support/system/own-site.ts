import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { ended, hasEnded, stop, tail } from '../../../scripts/processes/processes';
import type { Settings } from '../../../scripts/start/settings';
import type { RunningSite, SiteOptions } from '../../../scripts/serve/site-server';
import { isReply, type SiteRequest } from './own-site-messages';

/** A site served by a separate process, which can be killed and restarted on its port. */
export interface OwnSite extends RunningSite {
  /** Ends it at once (SIGKILL). */
  kill: () => Promise<void>;
  /** Whether it still runs. */
  runs: () => boolean;
}

const script = path.resolve('e2e/support/system/site-process.ts');

/** Waits for the reply with this id. @throws Error if the process ends first or reports a failure */
function replyOf(child: ChildProcess, wanted: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (settle: () => void) => {
      child.off('message', onMessage);
      child.off('exit', onExit);
      settle();
    };
    const onExit = () => {
      done(() => {
        reject(new Error('The process of the site has ended.'));
      });
    };
    const onMessage = (message: unknown) => {
      if (!isReply(message) || message.id !== wanted) return;
      const { failure } = message;
      done(() => {
        if (failure === undefined) resolve();
        else reject(new Error(failure));
      });
    };
    child.on('message', onMessage);
    child.once('exit', onExit);
    if (hasEnded(child)) onExit();
  });
}

async function ask(child: ChildProcess, wanted: SiteRequest['wanted']): Promise<void> {
  const request: SiteRequest = { id: randomUUID(), wanted };
  const reply = replyOf(child, request.id);
  if (child.connected) child.send(request, () => undefined);
  await reply;
}

/**
 * Starts a site in a separate process, with the secrets of its data folder.
 * @param env the environment of the process
 * @throws Error with the end of its log if it does not start
 */
export async function startOwnSite(
  settings: Settings,
  options: SiteOptions,
  env: NodeJS.ProcessEnv,
): Promise<OwnSite> {
  const log = path.join(settings.dataDir, 'logs/site-server.log');
  // Appended, so that the log of a killed process stays.
  const output = openSync(log, 'a', 0o600);
  const task = JSON.stringify({ settings, ...options });
  const child = spawn(process.execPath, ['--import', 'tsx', script, task], {
    env,
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  try {
    await replyOf(child, 'ready');
  } catch {
    throw new Error(`${tail(log)}\n\nThe process of the site did not start.`);
  }
  return {
    port: settings.sitePort,
    follow: () => ask(child, 'follow'),
    runScheduled: () => ask(child, 'runScheduled'),
    runs: () => !hasEnded(child),
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
    close: () => stop(child),
  };
}
