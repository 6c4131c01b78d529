import { readSecrets } from '../../../scripts/start/secrets';
import { OwnSystem } from './own-system';
import { sharedPorts } from './ports';
import { copySample, samplePages } from './sample';
import { firstAdmin, logsOf, outputOf, settingsOf, type System } from './system';

const name = 'shared';

/** Starts the system that all public tests share: the sample content, its built site, and the functions with their outbox. */
export async function startShared(): Promise<OwnSystem> {
  const system = new OwnSystem(name, sharedPorts, { workshop: samplePages, fill: copySample });
  try {
    await system.startCms();
    // A process of its own: it serves the browsers of all workers.
    await system.serve({ ownProcess: true });
    return system;
  } catch (failure) {
    await system.stop();
    throw failure;
  }
}

/** The shared system as a worker sees it, which runs already. */
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
