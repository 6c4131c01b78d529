import path from 'node:path';
import { array, object, string } from 'yup';
import { buildCms, startCms } from '../../scripts/cms';
import { prepareDataFolder } from '../../scripts/data-folder';
import { expectFreePort } from '../../scripts/ports';
import { stop } from '../../scripts/processes';
import { readSecrets, type Secrets } from '../../scripts/secrets';
import type { Settings } from '../../scripts/settings';
import { logIn, type AdminSession } from './admin-session';
import { article } from './articles';
import { countArticles, readList } from './read-list';

/** A running CMS that holds so many published articles. */
export interface ArticleCms {
  settings: Settings;
  secrets: Secrets;
  session: AdminSession;
  stop: () => Promise<void>;
}

/** So many articles are written at once: the CMS takes them one after the other, but reads the next meanwhile. */
const atOnce = 4;

const admin = { email: 'bench@example.com', username: 'bench', password: 'Correct-Horse-7' };

const pictured = object({
  data: array(object({ image: array(object({ url: string().required() })).required() })).required(),
});

/** The pictures of the sample content, which the articles share: what is measured is articles, not pictures. */
async function picturesOf(cms: ArticleCms): Promise<string[]> {
  const query = 'blogs?populate=image&sort=createdAt&pagination[pageSize]=10';
  const { data } = pictured.validateSync(await readList(cms, query));
  return data.flatMap(({ image }) => image.map((each) => each.url));
}

async function fill(cms: ArticleCms, count: number): Promise<void> {
  const pictures = await picturesOf(cms);
  let next = await countArticles(cms);
  const write = async () => {
    while (next < count) {
      next += 1;
      const image = pictures[next % pictures.length];
      if (image === undefined) throw new Error('The sample content holds no picture.');
      await cms.session.create({ ...article(next), image: [image] });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, write));
}

/**
 * Starts a CMS of the bench's own, and writes articles through the panel's calls until it holds enough; what it held at the
 * last run is still there.
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
    workshop: root,
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
    await fill(cms, count);
  } catch (failure) {
    await cms.stop();
    throw failure;
  }
  return cms;
}
