import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildCms } from '../../../scripts/start/cms';
import { prepareDataFolder } from '../../../scripts/start/settings';
import { fingerprint, isCurrent, writeStamp } from '../../../scripts/build/fingerprint';
import { linkTree } from '../../../scripts/build/output';
import { OwnSystem } from './own-system';
import { sharedPorts } from './ports';
import { testFolder } from './system';

/** What the sample systems of a run are copied from: a CMS with the sample content, and the site that was built from it. */
const folder = testFolder('sample');

/** Data of a CMS that holds the sample content. It never runs on them itself. */
export const sampleData = path.join(folder, 'data');

/** A folder with the built site of the sample content, to be served from. */
export const samplePages = path.join(folder, 'pages');

/** Where it is built, and where tests of builds go on from its caches. */
export const sampleWorkshop = path.join(folder, 'workshop');

function printOf(root: string): string {
  const places = ['site', 'cms/src/contract', 'scripts', 'package-lock.json', 'netlify.toml'];
  return fingerprint(
    places.map((place) => path.join(root, place)),
    {
      node: process.versions.node,
      cms: readFileSync(path.join(root, 'cms/dist/.built-from'), 'utf8'),
    },
  );
}

/**
 * Builds the CMS, fills one with the sample content and builds its site, unless nothing of that changed since the last time:
 * a run of one file then starts in seconds.
 */
export async function prepareSample(): Promise<void> {
  const root = process.cwd();
  prepareDataFolder(testFolder(''));
  await buildCms(root, testFolder('logs'));
  const stamp = path.join(folder, 'built-from');
  const print = printOf(root);
  if (isCurrent(stamp, print) && existsSync(samplePages)) return;
  rmSync(stamp, { force: true });
  rmSync(samplePages, { recursive: true, force: true });
  const system = new OwnSystem('sample', sharedPorts, { workshop: sampleWorkshop });
  try {
    system.makeWorkshop();
    await system.startCms();
    await system.build();
  } finally {
    await system.stop();
  }
  linkTree(system.out, path.join(samplePages, 'site/out'));
  cpSync(path.join(root, 'netlify.toml'), path.join(samplePages, 'netlify.toml'));
  writeStamp(stamp, print);
}

/** Gives a system the sample content, with the secrets that belong to it. */
export function copySample(dataDir: string): void {
  cpSync(sampleData, dataDir, {
    recursive: true,
    filter: (source) => !source.startsWith(path.join(sampleData, 'logs')),
  });
}
