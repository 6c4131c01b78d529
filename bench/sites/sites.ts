import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildCms, startCms } from '../../scripts/start/cms';
import { prepareDataFolder } from '../../scripts/start/settings';
import { expectFreePort } from '../../scripts/processes/servers';
import { stop } from '../../scripts/processes/processes';
import { runSteps } from '../../scripts/start/progress';
import { readSecrets, type Secrets } from '../../scripts/start/secrets';
import { Stop, type Settings } from '../../scripts/start/settings';
import { buildSiteIfChanged } from '../../scripts/build/site';
import { startSite } from '../../scripts/serve/site-server';
import { copySite } from '../../e2e/support/system/site-copy';
import { NotReady, type Bench } from '../part';
import { buildAstroTwin } from '../twins/astro-twin';
import { stockGatsby } from '../twins/stock-gatsby';
import { readCertificate } from './certificate';
import { startFront } from './front';
import { siteNames, type Site } from './site-names';

const cmsPort = 24_337;
const frontPort = (site: Site) => 24_801 + siteNames.indexOf(site);
const serverPort = (site: Site) => 24_811 + siteNames.indexOf(site);
const address = (port: number) => `http://localhost:${String(port)}`;
const frontAddress = (site: Site) => `https://localhost:${String(frontPort(site))}`;

const admin = {
  email: 'first.admin@example.com',
  username: 'first.admin',
  password: 'Correct-Horse-7',
};

function settingsOf(root: string, folder: string): Settings {
  return {
    root,
    siteRoot: path.join(folder, 'workshop'),
    dataDir: path.join(folder, 'data'),
    sitePort: frontPort('ours'),
    cmsPort,
    siteUrl: frontAddress('ours'),
    cmsUrl: `http://127.0.0.1:${String(cmsPort)}`,
    cmsPublicUrl: address(cmsPort),
  };
}

/** Serves a folder as if it were `site/out`. */
function stage(folder: string, root: string, output: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'site'), { recursive: true });
  cpSync(path.join(root, 'netlify.toml'), path.join(folder, 'netlify.toml'));
  symlinkSync(output, path.join(folder, 'site/out'));
  return folder;
}

/** Builds all sites from one CMS. Returns the folder of each. */
async function build(
  settings: Settings,
  secrets: Secrets,
  folder: string,
): Promise<Record<Site, string>> {
  const { root, siteRoot: ours } = settings;
  const twins = path.join(folder, 'twins');
  // Below the progress bar of the part that needs them.
  process.stdout.write('\n');
  copySite(root, ours);
  await runSteps({ 'Building the site': () => buildSiteIfChanged(settings, secrets) });
  const stock = stockGatsby(path.join(ours, 'site/public'), path.join(twins, 'stock-gatsby'));
  const astro = path.join(twins, 'astro');
  await runSteps({
    'Building its twin with Astro': () => buildAstroTwin(settings, secrets, astro),
  });
  return {
    ours,
    stock: stage(path.join(folder, 'stock'), root, stock),
    astro: stage(path.join(folder, 'astro'), root, path.join(astro, 'out')),
  };
}

/** Builds and starts all sites, and returns the address of each. */
async function open(bench: Bench): Promise<Record<Site, string>> {
  const { root } = bench;
  const folder = path.join(root, 'bench/.work/sites');
  const settings = settingsOf(root, folder);
  prepareDataFolder(settings.dataDir);
  const secrets = readSecrets(settings.dataDir);
  await buildCms(root, path.join(settings.dataDir, 'logs'));
  await expectFreePort(cmsPort, 'no other bench');
  // All visitors have one address, and the captcha's work is not measured.
  Object.assign(process.env, { WRITE_LIMIT_PER_ADDRESS: '1000000', CAPTCHA_COST: '10' });
  const cms = await startCms(settings, secrets, admin);
  bench.atEnd(() => stop(cms.child));
  const workshops = await build(settings, secrets, folder);
  const certificate = await readCertificate(root);

  for (const name of siteNames) {
    const workshop = workshops[name];
    if (!existsSync(path.join(workshop, 'site/out'))) throw new Error(`${name} was not built.`);
    const port = serverPort(name);
    const server = await startSite({ ...settings, siteRoot: workshop, sitePort: port }, secrets);
    bench.atEnd(server.close);
    const front = await startFront(frontPort(name), address(port), certificate);
    bench.atEnd(front.close);
  }
  return {
    ours: frontAddress('ours'),
    stock: frontAddress('stock'),
    astro: frontAddress('astro'),
  };
}

/** The address of a site; all sites are built and started on first use. */
export function addressesOf(bench: Bench): (site: Site) => Promise<string> {
  let opened: ReturnType<typeof open> | undefined;
  return async (site) => {
    opened ??= open(bench).catch((failure: unknown) => {
      throw new NotReady(failure instanceof Stop ? failure.message : String(failure));
    });
    return (await opened)[site];
  };
}
