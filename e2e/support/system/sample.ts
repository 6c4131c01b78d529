import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildCms } from '../../../scripts/start/cms';
import { prepareDataFolder } from '../../../scripts/start/settings';
import { fingerprint, isCurrent, writeStamp } from '../../../scripts/build/fingerprint';
import { linkTree } from '../../../scripts/build/output';
import { OwnSystem } from './own-system';
import { sharedPorts } from './ports';
import { testFolder } from './system';

/** The source of all systems with sample content: a CMS with it, and the site built from it. */
const folder = testFolder('sample');

/** The data of a CMS with the sample content. No CMS runs on this folder. */
export const sampleData = path.join(folder, 'data');

/** The built site with the sample content, ready to be served. */
export const samplePages = path.join(folder, 'pages');

/** The folder in which the site is built. Build tests use its caches. */
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
 * Builds the CMS, fills one with the sample content and builds its site, unless nothing has changed since the last time. A
 * run of one file then starts in seconds.
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

/** Copies the sample content and its secrets into a system's data folder. */
export function copySample(dataDir: string): void {
  cpSync(sampleData, dataDir, {
    recursive: true,
    filter: (source) => !source.startsWith(path.join(sampleData, 'logs')),
  });
}
