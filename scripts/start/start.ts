import path from 'node:path';
import { openSiteBuilder } from '../build/builder';
import { buildSiteIfChanged, hasOutput } from '../build/site';
import { Lifetime } from '../processes/lifetime';
import { expectFreePort } from '../processes/servers';
import { startSite, type RunningSite } from '../serve/site-server';
import { buildCms, howToLogIn, startCms, wantedAdmin } from './cms';
import { runSteps } from './progress';
import { readSecrets } from './secrets';
import { prepareDataFolder, readSettings } from './settings';

/** `npm start`: builds what changed, and serves everything until Ctrl-C. */
async function start(lifetime: Lifetime): Promise<void> {
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
    console.log(`Until it is ready, the last build of the site is served: ${settings.siteUrl}`);
  }
  // The CMS gets the address of the build hook. Builds that it requests before the site is served wait.
  const builder = await openSiteBuilder(settings, secrets);
  lifetime.add(builder.close);
  try {
    await runSteps({
      'Building the CMS and its admin panel': () => buildCms(root, path.join(dataDir, 'logs')),
      async 'Starting the CMS'() {
        const env = builder.cmsEnv;
        const cms = await lifetime.startCms(() => startCms(settings, secrets, admin, { env }));
        login = howToLogIn(admin, cms);
      },
      // So the panel shows this build, and no longer one that the last stop interrupted.
      'Building the site': () => builder.announce(() => buildSiteIfChanged(settings, secrets)),
      async 'Serving the site with its functions'() {
        if (site === undefined) site = await serve();
        else await site.follow();
        builder.open(site.follow);
      },
    });
    console.log(`\n  Site   ${settings.siteUrl}\n  Admin  ${settings.cmsPublicUrl}/admin`);
  } finally {
    // Even after a failed step: a generated password is never shown again.
    if (login !== '') console.log(`  Log in ${login}`);
  }
  console.log('\nReady. Ctrl-C stops everything.');
}

export async function main(): Promise<void> {
  const lifetime = new Lifetime();
  await lifetime.during(() => start(lifetime));
}
