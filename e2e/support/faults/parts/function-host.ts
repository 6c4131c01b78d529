import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type DeployContext, functionsEnv } from '../../../../scripts/serve/functions';
import { answers, expectFreePort } from '../../../../scripts/processes/servers';
import { ended, hasEnded, launch, stop, tail } from '../../../../scripts/processes/processes';
import type { Secrets } from '../../../../scripts/start/secrets';
import type { Settings } from '../../../../scripts/start/settings';
import { highLimits } from '../../system/system-options';
import { keepLog, type Part } from './part';
import { hostPaths } from './host-paths';

export interface FunctionHost extends Part {
  url: string;
  log: string;
  /**
   * Runs the scheduled functions once.
   * @param aheadMs how far their clock is ahead
   */
  runSchedule: (aheadMs?: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** How a function host differs from that of `npm start`. */
export interface HostOptions {
  context?: DeployContext;
  /** Read at each start. */
  env?: () => NodeJS.ProcessEnv;
  /** The name of its log. */
  log?: string;
}

/**
 * Starts the functions in a separate process that can be killed. NETLIFY_BLOBS_CONTEXT of this process names their store, which
 * outlives them as on the platform.
 */
export async function startFunctionHost(
  settings: Settings,
  secrets: Secrets,
  options: HostOptions = {},
): Promise<FunctionHost> {
  const { context = 'production', env = () => ({}) } = options;
  const { root, dataDir, sitePort } = settings;
  const log = path.join(dataDir, 'logs', options.log ?? 'functions.log');
  const url = `http://127.0.0.1:${String(sitePort)}`;
  let child: ChildProcess;
  let isWanted = false;

  async function start(): Promise<void> {
    await expectFreePort(sitePort, 'no other test');
    keepLog(log);
    child = launch({
      name: 'The function host',
      script: path.join(root, 'e2e/support/faults/parts/function-host.mjs'),
      args: [String(sitePort), context],
      cwd: root,
      env: {
        ...process.env,
        ...functionsEnv(settings, secrets),
        ...highLimits,
        CAPTCHA_COST: '1000',
        ...env(),
      },
      log,
    });
    while (!(await answers(`${url}${hostPaths.up}`))) {
      if (hasEnded(child)) throw new Error(`${tail(log)}\n\nThe function host did not start.`);
      await wait(50);
    }
    isWanted = true;
  }

  await start();
  return {
    name: 'function host',
    url,
    log,
    start,
    async kill() {
      isWanted = false;
      child.kill('SIGKILL');
      await ended(child);
    },
    hasEndedByItself: () => isWanted && hasEnded(child),
    async runSchedule(aheadMs = 0) {
      const address = `${url}${hostPaths.schedule}?ahead=${String(aheadMs)}`;
      const { status } = await fetch(address, { method: 'POST' });
      if (status !== 204) throw new Error(`The schedule answered ${String(status)}.`);
    },
    async stop() {
      isWanted = false;
      await stop(child);
    },
  };
}
