import { watch } from 'node:fs';
import path from 'node:path';
import { forgetForeignBuilds, gatsby, siteBuildEnv } from '../build/site';
import { Lifetime } from '../processes/lifetime';
import { launch } from '../processes/processes';
import { expectFreePort, waitForAnswer } from '../processes/servers';
import { setFunctionsEnv, loadFunctions } from '../serve/functions';
import { listen } from '../serve/listen';
import { howToLogIn, startCms, wantedAdmin } from './cms';
import { runSteps } from './progress';
import { readSecrets, type Secrets } from './secrets';
import { ownAddress, prepareDataFolder, readSettings, type Settings } from './settings';

const watched = ['functions/entries', 'functions/src', 'cms/src/contract'];

/** Serves the functions, and reloads them whenever their sources or the contract change. */
async function serveFunctions(settings: Settings, secrets: Secrets, port: number): Promise<void> {
  setFunctionsEnv(settings, secrets);
  let current = await loadFunctions(settings, 'dev');
  const reload = async () => {
    try {
      current = await loadFunctions(settings, 'dev');
    } catch (failure) {
      console.error(String(failure));
    }
  };
  for (const folder of watched) {
    watch(path.join(settings.root, folder), { recursive: true }, () => void reload());
  }
  await listen(
    port,
    async (request, ip) => (await current.call(request, ip)) ?? new Response(null, { status: 404 }),
  );
}

/** Starts Gatsby's development server, which forwards `/api/` to the functions. */
async function developSite(
  settings: Settings,
  secrets: Secrets,
  functionsPort: number,
): Promise<void> {
  const site = path.join(settings.root, 'site');
  forgetForeignBuilds(site);
  const server = {
    name: 'The development server of the site',
    log: path.join(settings.dataDir, 'logs/site-develop.log'),
  };
  const child = launch({
    ...server,
    script: gatsby(settings.root),
    args: ['develop', '--port', String(settings.sitePort), '--no-color'],
    cwd: site,
    env: {
      ...siteBuildEnv(settings, secrets),
      NODE_ENV: 'development',
      FUNCTIONS_URL: ownAddress(functionsPort),
    },
  });
  await waitForAnswer(settings.siteUrl, { child, ...server });
}

/** `npm run dev`: the site, the functions and the CMS; a change of their sources shows at once. */
async function develop(lifetime: Lifetime): Promise<void> {
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
    await runSteps({
      async 'Starting the CMS in development'() {
        const mode = 'develop';
        const cms = await lifetime.startCms(() => startCms(settings, secrets, admin, { mode }));
        login = howToLogIn(admin, cms);
      },
      'Serving the functions': () => serveFunctions(settings, secrets, functionsPort),
      'Starting the site in development': () => developSite(settings, secrets, functionsPort),
    });
    console.log(`\n  Site   ${settings.siteUrl}\n  Admin  ${settings.cmsPublicUrl}/admin`);
  } finally {
    if (login !== '') console.log(`  Log in ${login}`);
  }
  console.log('\nReady. Every change shows at once. Ctrl-C stops everything.');
}

export async function main(): Promise<void> {
  const lifetime = new Lifetime();
  await lifetime.during(() => develop(lifetime));
}
