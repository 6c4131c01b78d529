import { readSecrets } from '../../../scripts/start/secrets';
import { OwnSystem } from './own-system';
import { sharedPorts } from './ports';
import { copySample, samplePages } from './sample';
import { firstAdmin, logsOf, outputOf, settingsOf, type System } from './system';

const name = 'shared';

/** Starts the system that all public tests share: sample content, built site, and functions with their outbox. */
export async function startShared(): Promise<OwnSystem> {
  const system = new OwnSystem(name, sharedPorts, { workshop: samplePages, fill: copySample });
  try {
    await system.startCms();
    // In a separate process, because it serves all workers' browsers.
    await system.serve({ ownProcess: true });
    return system;
  } catch (failure) {
    await system.stop();
    throw failure;
  }
}

/** The running shared system, as a worker sees it. */
export function sharedSystem(): System {
  const settings = settingsOf(name, sharedPorts, samplePages);
  return {
    settings,
    admin: firstAdmin,
    secrets: readSecrets(settings.dataDir),
    out: outputOf(settings),
    logs: logsOf(settings),
  };
}
