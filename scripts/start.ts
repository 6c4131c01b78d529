import path from 'node:path';
import { buildCms, startCms } from './cms';
import { prepareDataFolder } from './data-folder';
import { howToLogIn, wantedAdmin } from './first-admin';
import { Lifetime } from './lifetime';
import { expectFreePort } from './ports';
import { Progress } from './progress';
import { readSecrets } from './secrets';
import { readSettings } from './settings';
import { openSiteBuilder } from './site-builder';
import { startSite, type RunningSite } from './site-server';
import { buildSiteIfChanged, hasOutput } from './site';

const progress = new Progress(4);
const lifetime = new Lifetime();

await lifetime.during(async () => {
  const settings = readSettings();
  const { root, dataDir } = settings;
  await expectFreePort(settings.sitePort, 'SITE_PORT');
  await expectFreePort(settings.cmsPort, 'CMS_PORT');
  prepareDataFolder(dataDir);
  const secrets = readSecrets(dataDir);
  const admin = wantedAdmin();
  let login = '';
  let site: RunningSite | undefined;
  async function serve(): Promise<RunningSite> {
    const running = await startSite(settings, secrets, { outbox: true, schedule: true });
    lifetime.add(running.close);
    return running;
  }

  if (hasOutput(settings)) {
    site = await serve();
    console.log(`Meanwhile the site is served as it was built last: ${settings.siteUrl}`);
  }
  await progress.during('Building the CMS and its admin panel', () =>
    buildCms(root, path.join(dataDir, 'logs')),
  );
  // The CMS is told where it is. What it asks for before the site is served waits.
  const builder = await openSiteBuilder(settings, secrets);
  lifetime.add(builder.close);
  try {
    await progress.during('Starting the CMS', async () => {
      const start = () => startCms(settings, secrets, admin, { env: builder.cmsEnv });
      const cms = await start();
      lifetime.addCms(cms, start);
      login = howToLogIn(admin, cms);
      return undefined;
    });
    // An admin who looks meanwhile is told of it, and not of one that the last stop has cut off.
    await progress.during('Building the site', () =>
      builder.telling(() => buildSiteIfChanged(settings, secrets)),
    );
    await progress.during('Serving the site with its functions', async () => {
      if (site === undefined) site = await serve();
      else await site.follow();
      builder.open(site.follow);
      return undefined;
    });
    console.log(`\n  Site   ${settings.siteUrl}\n  Admin  ${settings.cmsPublicUrl}/admin`);
  } finally {
    // Also after a failed step: a password that was made up is never shown again.
    if (login !== '') console.log(`  Log in ${login}`);
  }
  console.log('\nReady. Ctrl-C stops everything.');
});
