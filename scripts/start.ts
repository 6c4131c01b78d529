import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { buildCms, startCms, type FirstAdmin, type RunningCms } from './cms';
import { prepareDataFolder } from './data-folder';
import { expectFreePort } from './ports';
import { ended, stop, stopRunning, tail } from './processes';
import { Progress } from './progress';
import { readSecrets } from './secrets';
import { readSettings, Stop } from './settings';
import { startSite, type RunningSite } from './site-server';
import { buildSiteIfChanged } from './site';

const progress = new Progress(4);
let cms: RunningCms | undefined;
let site: RunningSite | undefined;
let stopping = false;

/** The wanted first admin: from the environment, with a password that is made up where none is set. */
function wantedAdmin(): FirstAdmin {
  return {
    email: process.env.ADMIN_EMAIL ?? 'admin@example.com',
    username: process.env.ADMIN_USERNAME ?? 'admin',
    // "Aa1" meets Strapi's rule for passwords, whatever the random part holds.
    password: process.env.ADMIN_PASSWORD ?? `Aa1-${randomBytes(12).toString('base64url')}`,
  };
}

/** Says once how to log in: the CMS notes in its log when this very start created the first admin. */
function login(admin: FirstAdmin, { log }: RunningCms): string {
  if (!tail(log, 1_000).includes('The first admin was created.')) {
    return 'with the password that was shown at the first start';
  }
  const password =
    process.env.ADMIN_PASSWORD === undefined
      ? `password ${admin.password}  (shown only this once)`
      : 'with ADMIN_PASSWORD';
  return `as ${admin.email}, ${password}`;
}

async function stopAll(): Promise<void> {
  stopping = true;
  await Promise.all([stopRunning(), site?.close(), cms && stop(cms.child)]);
}

function stopOn(signal: 'SIGINT' | 'SIGTERM'): void {
  process.on(signal, () => {
    if (stopping) return;
    console.log('\nStopping …');
    void stopAll().then(() => {
      console.log('Stopped.');
      process.exit(0);
    });
  });
}

/** When the CMS ends by itself the house is not whole: say so and end with it. */
async function watchCms({ child, log }: RunningCms): Promise<void> {
  await ended(child);
  if (stopping) return;
  console.error(`\n${tail(log)}\n\nThe CMS stopped by itself. The whole log is in ${log}.`);
  await stopAll();
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = readSettings();
  const { root, dataDir } = settings;
  await expectFreePort(settings.sitePort, 'SITE_PORT');
  await expectFreePort(settings.cmsPort, 'CMS_PORT');
  prepareDataFolder(dataDir);
  const secrets = readSecrets(dataDir);
  const admin = wantedAdmin();
  let how = '';

  await progress.during('Building the CMS and its admin panel', () =>
    buildCms(root, path.join(dataDir, 'logs')),
  );
  try {
    await progress.during('Starting the CMS', async () => {
      cms = await startCms(settings, secrets, admin);
      how = login(admin, cms);
      void watchCms(cms);
      return undefined;
    });
    await progress.during('Building the site', () => buildSiteIfChanged(settings, secrets));
    await progress.during('Serving the site with its functions', async () => {
      site = await startSite(settings, secrets);
      return undefined;
    });
    console.log(`\n  Site   ${settings.siteUrl}\n  Admin  ${settings.cmsPublicUrl}/admin`);
  } finally {
    // Also after a failed step: a password that was made up is never shown again.
    if (how !== '') console.log(`  Log in ${how}`);
  }
  console.log('\nReady. Ctrl-C stops everything.');
}

stopOn('SIGINT');
stopOn('SIGTERM');

try {
  await start();
} catch (failure) {
  await stopAll();
  console.error(`\n${failure instanceof Stop ? failure.message : String(failure)}`);
  process.exit(1);
}
