import { rmSync } from 'node:fs';
import path from 'node:path';
import { prepareDataFolder } from '../../../scripts/start/settings';
import { readSecrets, type Secrets } from '../../../scripts/start/secrets';
import type { Settings } from '../../../scripts/start/settings';

/** Where a system of its own stands, and its secrets. */
export interface Ground {
  settings: Settings;
  secrets: Secrets;
}

/**
 * Prepares an empty data folder below `.test/`. There is no site to build: only functions and CMS.
 * @param ports of the function host and of the CMS
 */
export function prepareGround(name: string, ports: { site: number; cms: number }): Ground {
  const root = process.cwd();
  const dataDir = path.join(root, '.test', name, 'data');
  rmSync(dataDir, { recursive: true, force: true });
  prepareDataFolder(dataDir);
  const cmsUrl = `http://127.0.0.1:${String(ports.cms)}`;
  const settings = {
    root,
    siteRoot: root,
    dataDir,
    sitePort: ports.site,
    cmsPort: ports.cms,
    siteUrl: `http://127.0.0.1:${String(ports.site)}`,
    cmsUrl,
    cmsPublicUrl: cmsUrl,
  };
  return { settings, secrets: readSecrets(dataDir) };
}
