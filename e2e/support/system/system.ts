import path from 'node:path';
import type { FirstAdmin } from '../../../scripts/start/cms';
import type { Secrets } from '../../../scripts/start/secrets';
import type { Settings } from '../../../scripts/start/settings';
import type { Ports } from './ports';

/** A running system as tests see it: its addresses, folders and login. */
export interface System {
  readonly settings: Settings;
  readonly admin: FirstAdmin;
  readonly secrets: Secrets;
  /** The folder of the built pages. */
  readonly out: string;
  readonly logs: string;
}

/** The first admin of every system under test. */
export const firstAdmin: FirstAdmin = {
  email: 'first.admin@example.com',
  username: 'first.admin',
  password: 'Correct-Horse-7',
};

/** The folder with this name below `.test/`. */
export const testFolder = (name: string) => path.join(process.cwd(), '.test', name);

/**
 * @param name the folder below `.test/` for the system's data
 * @param workshop the folder in which its site is built and from which it is served
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
