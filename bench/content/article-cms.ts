import path from 'node:path';
import { buildCms, startCms } from '../../scripts/start/cms';
import { prepareDataFolder } from '../../scripts/start/settings';
import { expectFreePort } from '../../scripts/processes/servers';
import { stop } from '../../scripts/processes/processes';
import { readSecrets, type Secrets } from '../../scripts/start/secrets';
import type { Settings } from '../../scripts/start/settings';
import { logIn, type AdminSession } from './admin-session';
import { fillArticles } from './fill';
import { countArticles } from './read-list';

/** A running CMS with this many published articles. */
export interface ArticleCms {
  settings: Settings;
  secrets: Secrets;
  session: AdminSession;
  stop: () => Promise<void>;
}

const admin = { email: 'bench@example.com', username: 'bench', password: 'Correct-Horse-7' };

/**
 * Starts the bench's own CMS, and writes articles into its database until it has enough; those of earlier runs are reused.
 * @param dataDir where its data is; absolute
 * @param count how many articles, those of the sample content among them
 */
export async function startArticleCms(
  root: string,
  dataDir: string,
  port: number,
  count: number,
): Promise<ArticleCms> {
  await expectFreePort(port, 'no other bench');
  prepareDataFolder(dataDir);
  await buildCms(root, path.join(dataDir, 'logs'));
  const secrets = readSecrets(dataDir);
  const cmsUrl = `http://127.0.0.1:${String(port)}`;
  const sitePort = port + 1;
  const settings = {
    root,
    siteRoot: root,
    dataDir,
    sitePort,
    cmsPort: port,
    siteUrl: `http://localhost:${String(sitePort)}`,
    cmsUrl,
    cmsPublicUrl: cmsUrl,
  };
  const { child } = await startCms(settings, secrets, admin);
  const session = await logIn(cmsUrl, admin);
  const cms = { settings, secrets, session, stop: () => stop(child) };
  try {
    const held = await countArticles(cms);
    if (held < count) await fillArticles(root, path.join(dataDir, 'cms.db'), [held + 1, count]);
    const shown = await countArticles(cms);
    // The tables are Strapi's own: another version may have different ones.
    if (shown < count)
      throw new Error(`The CMS shows ${String(shown)} articles of ${String(count)}.`);
  } catch (failure) {
    await cms.stop();
    throw failure;
  }
  return cms;
}
