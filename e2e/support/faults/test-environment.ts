import { rmSync } from 'node:fs';
import { prepareDataFolder } from '../../../scripts/start/settings';
import { readSecrets, type Secrets } from '../../../scripts/start/secrets';
import type { Settings } from '../../../scripts/start/settings';
import type { Ports } from '../system/ports';

/** The settings and secrets of a separate system. */
export interface TestEnvironment {
  settings: Settings;
  secrets: Secrets;
}

/**
 * Prepares functions and CMS without a site.
 * @param dataDir emptied first
 * @param ports of the function host and of the CMS
 */
export function prepareTestEnvironment(
  dataDir: string,
  ports: Ports,
  root = process.cwd(),
): TestEnvironment {
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
