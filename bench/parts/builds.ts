import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { startArticleCms, type ArticleCms } from '../content/article-cms';
import { middleArticle } from '../content/read-list';
import { siteInputs } from '../house/inputs';
import type { Bench, Found, Part } from '../part';
import { reportBuilds } from './builds-report';
import { measureBuild, type Build } from './builds-run';
import { builtSites, type BuiltSite } from './builds-sites';
import { counts, kinds, type Kind } from './builds-kinds';
import { roundsOf } from './rounds';

const port = 24_437;

/** The CMS with so many articles; the one with another number is stopped first, so that it takes no memory. */
function cmsOf(bench: Bench): (count: number) => Promise<ArticleCms> {
  let running: { count: number; cms: ArticleCms } | undefined;
  bench.atEnd(async () => running?.cms.stop());
  return async (count) => {
    if (running?.count === count) return running.cms;
    await running?.cms.stop();
    running = undefined;
    const dataDir = path.join(bench.work, `cms-${String(count)}`);
    const cms = await startArticleCms(bench.root, dataDir, port, count);
    running = { count, cms };
    return cms;
  };
}

/** Changes one article, always the same one: whatever was built last then differs in one article. */
async function editOne(cms: ArticleCms): Promise<void> {
  const { id } = await middleArticle(cms);
  const description = `<p>Edited at ${new Date().toISOString()}.</p><h2>One</h2><p>Text.</p><h2>Two</h2><p>Text.</p>`;
  await cms.session.edit(id, { description });
}

/** Builds a site, and notes of which content it is made, so that a run that was cut off goes on from what is whole. */
async function build(cms: ArticleCms, site: BuiltSite, folder: string, cold: boolean) {
  mkdirSync(folder, { recursive: true });
  const stamp = path.join(folder, 'built-from');
  rmSync(stamp, { force: true });
  // Asked first: clearing up keeps this process busy for longer than the CMS keeps an idle connection.
  const { changed } = await middleArticle(cms);
  const command = await site.prepare(cms, folder, cold);
  const measured = await measureBuild(command, path.join(folder, 'build.log'));
  writeFileSync(stamp, changed);
  return measured;
}

async function isBuilt(cms: ArticleCms, folder: string): Promise<boolean> {
  const stamp = path.join(folder, 'built-from');
  if (!existsSync(stamp)) return false;
  return readFileSync(stamp, 'utf8') === (await middleArticle(cms)).changed;
}

async function take(cms: ArticleCms, site: BuiltSite, folder: string, kind: Kind): Promise<Build> {
  if (kind === 'cold') return build(cms, site, folder, true);
  // A run may have been cut off in the midst of a build.
  if (!(await isBuilt(cms, folder))) await build(cms, site, folder, !existsSync(folder));
  if (kind === 'edited') await editOne(cms);
  return build(cms, site, folder, false);
}

/** What builds cost: from nothing, again with nothing changed, and again with one article edited. */
export const buildsPart: Part = {
  name: 'builds',
  title: 'Builds',
  inputs: [
    ...siteInputs,
    'scripts/site.ts',
    'bench/content',
    ...['', '-memory', '-run', '-sites'].map((name) => `bench/parts/builds${name}.ts`),
  ],
  measurements(bench) {
    const cmsWith = cmsOf(bench);
    const found = async (count: number, site: BuiltSite, kind: Kind): Promise<Found> => {
      const folder = path.join(bench.work, `${site.name}-${String(count)}`);
      const { seconds, megabytes } = await take(await cmsWith(count), site, folder, kind);
      const load = loadavg()[0] ?? 0;
      return { figures: { seconds, megabytes, load } };
    };
    return counts.flatMap((count) =>
      roundsOf(3, bench.rounds).flatMap((round) =>
        kinds.flatMap((kind) =>
          builtSites.map((site) => ({
            of: { articles: String(count), build: kind, site: site.name },
            round,
            take: () => found(count, site, kind),
          })),
        ),
      ),
    );
  },
  report: reportBuilds,
};
