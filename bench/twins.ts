import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentRevision } from '../scripts/cms';
import { fingerprint, isCurrent, writeStamp } from '../scripts/fingerprint';
import { buildAstroTwin, installAstroTwin } from './twins/astro-twin';
import type { Twin } from './twins/twin';

const inputs = ['twins', '../site/src', '../cms/src/contract'];

const astro: Twin = {
  name: 'astro',
  async build({ work, siteUrl, cmsUrl, cmsBuildToken }) {
    await installAstroTwin();
    const outDir = path.join(work, 'out');
    const stamp = path.join(work, 'built-from');
    const content = await contentRevision(cmsUrl, cmsBuildToken);
    const places = inputs.map((place) => path.join(import.meta.dirname, place));
    const print = fingerprint(places, { content, siteUrl, node: process.versions.node });
    if (existsSync(outDir) && isCurrent(stamp, print)) return outDir;
    const log = path.join(work, 'build.log');
    await buildAstroTwin({
      cmsUrl,
      cmsToken: cmsBuildToken,
      siteUrl,
      outDir,
      keepCache: true,
      log,
    });
    writeStamp(stamp, print);
    return outDir;
  },
};

/** The sites with the same content that ours is measured against, besides stock Gatsby. */
export const twins: readonly Twin[] = [astro];
