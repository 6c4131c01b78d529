import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildCms, startCms } from '../../scripts/cms';
import { prepareDataFolder } from '../../scripts/data-folder';
import { expectFreePort } from '../../scripts/ports';
import { stop } from '../../scripts/processes';
import { Progress } from '../../scripts/progress';
import { readSecrets, type Secrets } from '../../scripts/secrets';
import { Stop, type Settings } from '../../scripts/settings';
import { buildSiteIfChanged } from '../../scripts/site';
import { startSite } from '../../scripts/site-server';
import { makeWorkshop } from '../../scripts/workshop';
import type { Bench } from '../part';
import { NotReady } from '../run/not-ready';
import { twins } from '../twins';
import { stockGatsby } from '../twins/stock-gatsby';
import { readCertificate } from './certificate';
import { startFront } from './front';

/** The address of each site that is measured, by its name: `ours`, `stock` and the twins. */
export type Sites = ReadonlyMap<string, string>;

/** The names of all sites, in the order in which each round visits them. */
export const siteNames: readonly string[] = ['ours', 'stock', ...twins.map(({ name }) => name)];

const cmsPort = 24_337;
const frontPort = (site: string) => 24_801 + siteNames.indexOf(site);
const serverPort = (site: string) => 24_811 + siteNames.indexOf(site);
const address = (port: number) => `http://localhost:${String(port)}`;
const frontAddress = (site: string) => `https://localhost:${String(frontPort(site))}`;

const admin = {
  email: 'first.admin@example.com',
  username: 'first.admin',
  password: 'Correct-Horse-7',
};

function settingsOf(root: string, folder: string): Settings {
  return {
    root,
    workshop: path.join(folder, 'workshop'),
    dataDir: path.join(folder, 'data'),
    sitePort: frontPort('ours'),
    cmsPort,
    siteUrl: frontAddress('ours'),
    cmsUrl: `http://127.0.0.1:${String(cmsPort)}`,
    cmsPublicUrl: address(cmsPort),
  };
}

/** A place that serves a folder as if it were `site/out`. */
function stage(folder: string, root: string, output: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'site'), { recursive: true });
  cpSync(path.join(root, 'netlify.toml'), path.join(folder, 'netlify.toml'));
  symlinkSync(output, path.join(folder, 'site/out'));
  return folder;
}

/** Builds all sites from one CMS. Returns the workshop of each. */
async function build(settings: Settings, secrets: Secrets, folder: string) {
  const { root, workshop, siteUrl, cmsUrl } = settings;
  // Below the bar of the part that wants them.
  process.stdout.write('\n');
  const progress = new Progress(1 + twins.length);
  const workshops = new Map([['ours', workshop]]);
  makeWorkshop(root, workshop);
  await progress.during('Building the site', () => buildSiteIfChanged(settings, secrets));
  const stock = stockGatsby(
    path.join(workshop, 'site/public'),
    path.join(folder, 'twins/stock-gatsby'),
  );
  workshops.set('stock', stage(path.join(folder, 'stock'), root, stock));
  for (const twin of twins) {
    await progress.during(`Building its twin with ${twin.name}`, async () => {
      const work = path.join(folder, 'twins', twin.name);
      mkdirSync(work, { recursive: true });
      const cmsBuildToken = secrets.CMS_BUILD_TOKEN;
      const output = await twin.build({ work, siteUrl, cmsUrl, cmsBuildToken });
      workshops.set(twin.name, stage(path.join(folder, twin.name), root, output));
      return undefined;
    });
  }
  return workshops;
}

async function open(bench: Bench): Promise<Sites> {
  const { root } = bench;
  const folder = path.join(root, 'bench/.work/house');
  const settings = settingsOf(root, folder);
  prepareDataFolder(settings.dataDir);
  const secrets = readSecrets(settings.dataDir);
  await buildCms(root, path.join(settings.dataDir, 'logs'));
  await expectFreePort(cmsPort, 'no other bench');
  // All visitors come from one address, and the captcha's work is not what is measured.
  Object.assign(process.env, { WRITE_LIMIT_PER_ADDRESS: '1000000', CAPTCHA_COST: '10' });
  const cms = await startCms(settings, secrets, admin);
  bench.atEnd(() => stop(cms.child));
  const workshops = await build(settings, secrets, folder);
  const certificate = await readCertificate(root);

  const sites = new Map<string, string>();
  for (const [name, workshop] of workshops) {
    if (!existsSync(path.join(workshop, 'site/out'))) throw new Error(`${name} was not built.`);
    const port = serverPort(name);
    const server = await startSite({ ...settings, workshop, sitePort: port }, secrets);
    bench.atEnd(server.close);
    const front = await startFront(frontPort(name), address(port), certificate);
    bench.atEnd(front.close);
    sites.set(name, frontAddress(name));
  }
  return sites;
}

/** The address of one of the sites; all are built and started when the first is asked for. */
export function addressesOf(bench: Bench): (site: string) => Promise<string> {
  let opened: Promise<Sites> | undefined;
  return async (site) => {
    opened ??= open(bench).catch((failure: unknown) => {
      throw new NotReady(failure instanceof Stop ? failure.message : String(failure));
    });
    const url = (await opened).get(site);
    if (url === undefined) throw new Error(`There is no site ${site}.`);
    return url;
  };
}
