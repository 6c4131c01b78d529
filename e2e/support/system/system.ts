import path from 'node:path';
import type { FirstAdmin } from '../../../scripts/start/cms';
import type { Secrets } from '../../../scripts/start/secrets';
import type { Settings } from '../../../scripts/start/settings';
import type { Ports } from './ports';

/** A running system as a test reads it: where it is, and who may log in. */
export interface System {
  readonly settings: Settings;
  readonly admin: FirstAdmin;
  readonly secrets: Secrets;
  /** The folder of the built pages. */
  readonly out: string;
  readonly logs: string;
}

/** The admin whom every system under test has from its first start. */
export const firstAdmin: FirstAdmin = {
  email: 'first.admin@example.com',
  username: 'first.admin',
  password: 'Correct-Horse-7',
};

/** The folder below `.test/` of what has this name. */
export const testFolder = (name: string) => path.join(process.cwd(), '.test', name);

/**
 * @param name of the folder below `.test/` that holds the system's data
 * @param workshop the folder that its site is built in, and served from
 */
export function settingsOf(name: string, ports: Ports, workshop: string): Settings {
  return {
    root: process.cwd(),
    siteRoot: workshop,
    dataDir: path.join(testFolder(name), 'data'),
    sitePort: ports.site,
    cmsPort: ports.cms,
    siteUrl: `http://localhost:${String(ports.site)}`,
    cmsUrl: `http://127.0.0.1:${String(ports.cms)}`,
    cmsPublicUrl: `http://localhost:${String(ports.cms)}`,
  };
}

export const outputOf = ({ siteRoot }: Settings) => path.join(siteRoot, 'site/out');

export const logsOf = ({ dataDir }: Settings) => path.join(dataDir, 'logs');
