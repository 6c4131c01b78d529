import type { ChildProcess } from 'node:child_process';
import { startCms, type FirstAdmin } from '../../../../scripts/start/cms';
import { ended, hasEnded, stop } from '../../../../scripts/processes/processes';
import type { Secrets } from '../../../../scripts/start/secrets';
import type { Settings } from '../../../../scripts/start/settings';
import { highLimits } from '../../system/system-options';
import { keepLog, type Part } from './part';

/** The first admin of every CMS here. */
export const admin: FirstAdmin = {
  email: 'first.admin@example.com',
  username: 'first.admin',
  password: 'Correct-Horse-7',
};

/** Unsets variables that other tests of this process may have set. */
const unset = {
  DATABASE_URL: undefined,
  BUILD_HOOK_URL: undefined,
  SITE_BUILD_RECORD_URL: undefined,
  SITE_URL: undefined,
  SMTP_URL: undefined,
  SMTP_FROM: undefined,
  NOTIFY_EMAIL_TO: undefined,
};

export interface CmsPart extends Part {
  /** Sends a signal that does not end the CMS. */
  signal: (name: NodeJS.Signals) => void;
  stop: () => Promise<void>;
}

/**
 * Starts the CMS as a separate process that can be killed.
 * @param env variables that differ from those of `npm start`; read at each start
 */
export async function startCmsPart(
  settings: Settings,
  secrets: Secrets,
  env: () => NodeJS.ProcessEnv = () => ({}),
): Promise<CmsPart> {
  let child: ChildProcess;
  let isWanted = false;

  async function start(): Promise<void> {
    keepLog(`${settings.dataDir}/logs/cms.log`);
    const options = { seed: false, env: { ...unset, ...highLimits, ...env() } };
    ({ child } = await startCms(settings, secrets, admin, options));
    isWanted = true;
  }

  await start();
  return {
    name: 'CMS',
    start,
    async kill() {
      isWanted = false;
      child.kill('SIGKILL');
      await ended(child);
    },
    hasEndedByItself: () => isWanted && hasEnded(child),
    signal(name) {
      child.kill(name);
    },
    async stop() {
      isWanted = false;
      await stop(child);
    },
  };
}
