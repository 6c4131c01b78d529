import { watch } from 'node:fs';
import path from 'node:path';
import { startCms } from './cms';
import { prepareDataFolder } from './data-folder';
import { howToLogIn, wantedAdmin } from './first-admin';
import { giveFunctionsTheirEnvironment, loadFunctions } from './functions';
import { Lifetime } from './lifetime';
import { listen } from './listen';
import { expectFreePort, waitForAnswer } from './ports';
import { launch, stop } from './processes';
import { Progress } from './progress';
import { readSecrets, type Secrets } from './secrets';
import { ownAddress, readSettings, type Settings } from './settings';
import { forgetForeignBuilds, gatsby, siteBuildEnv } from './site';

const progress = new Progress(3);
const lifetime = new Lifetime();

/** Serves the functions and loads them anew whenever their sources or the contract change. */
async function serveFunctions(settings: Settings, secrets: Secrets, port: number): Promise<void> {
  giveFunctionsTheirEnvironment(settings, secrets);
  let current = await loadFunctions(settings, 'dev');
  const reload = () => {
    loadFunctions(settings, 'dev').then(
      (fresh) => {
        current = fresh;
      },
      (failure: unknown) => {
        console.error(String(failure));
      },
    );
  };
  for (const folder of ['functions/entries', 'functions/src', 'cms/src/contract']) {
    const watcher = watch(path.join(settings.root, folder), { recursive: true }, reload);
    lifetime.add(async () => {
      watcher.close();
      return Promise.resolve();
    });
  }
  const server = await listen(
    port,
    async (request, ip) => (await current.call(request, ip)) ?? new Response(null, { status: 404 }),
  );
  lifetime.add(server.close);
}

/** Starts Gatsby's development server, which hands `/api/` on to the functions. */
async function developSite(settings: Settings, secrets: Secrets, port: number): Promise<void> {
  const log = path.join(settings.dataDir, 'logs/site-develop.log');
  const site = path.join(settings.root, 'site');
  forgetForeignBuilds(site);
  const name = 'The development server of the site';
  const child = launch({
    name,
    script: gatsby(settings.root),
    args: ['develop', '--port', String(settings.sitePort), '--no-color'],
    cwd: site,
    env: {
      ...siteBuildEnv(settings, secrets),
      NODE_ENV: 'development',
      FUNCTIONS_URL: ownAddress(port),
    },
    log,
  });
  lifetime.add(() => stop(child));
  await waitForAnswer(settings.siteUrl, { child, log, name });
}

await lifetime.during(async () => {
  const settings = readSettings();
  const functionsPort = settings.sitePort + 1;
  await expectFreePort(settings.sitePort, 'SITE_PORT');
  await expectFreePort(functionsPort, 'SITE_PORT');
  await expectFreePort(settings.cmsPort, 'CMS_PORT');
  prepareDataFolder(settings.dataDir);
  const secrets = readSecrets(settings.dataDir);
  const admin = wantedAdmin();
  let login = '';
  try {
    await progress.during('Starting the CMS in development', async () => {
      const start = () => startCms(settings, secrets, admin, { mode: 'develop' });
      const cms = await start();
      lifetime.addCms(cms, start);
      login = howToLogIn(admin, cms);
      return undefined;
    });
    await progress.during('Serving the functions', async () => {
      await serveFunctions(settings, secrets, functionsPort);
      return undefined;
    });
    await progress.during('Starting the site in development', async () => {
      await developSite(settings, secrets, functionsPort);
      return undefined;
    });
    console.log(`\n  Site   ${settings.siteUrl}\n  Admin  ${settings.cmsPublicUrl}/admin`);
  } finally {
    if (login !== '') console.log(`  Log in ${login}`);
  }
  console.log('\nReady: every change is shown at once. Ctrl-C stops everything.');
});
