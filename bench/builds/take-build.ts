import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startArticleCms, type ArticleCms } from '../content/article-cms';
import { middleArticle } from '../content/read-list';
import type { Bench } from '../part';
import type { Kind } from './kinds';
import { measureBuild, type Build } from './run';
import type { BuiltSite } from './sites';

const port = 24_437;

/** The CMS with this many articles; one with another number is stopped first, so that it uses no memory. */
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

/** Changes one article, always the same one: the last build then differs in one article, whichever it was. */
async function editOne(cms: ArticleCms): Promise<void> {
  const { id } = await middleArticle(cms);
  const description = `<p>Edited at ${new Date().toISOString()}.</p><h2>One</h2><p>Text.</p><h2>Two</h2><p>Text.</p>`;
  await cms.session.edit(id, { description });
}

/** Builds a site and records the content that it was built from, so that an interrupted run continues from a complete build. */
async function build(cms: ArticleCms, site: BuiltSite, folder: string, cold: boolean) {
  mkdirSync(folder, { recursive: true });
  const stamp = path.join(folder, 'built-from');
  rmSync(stamp, { force: true });
  // Asked first: cleaning up blocks this process for longer than the CMS keeps an idle connection.
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

/** Builds sites from CMSs with this many articles, which are started and filled on first use. */
export function buildsOf(
  bench: Bench,
): (site: BuiltSite, count: number, kind: Kind) => Promise<Build> {
  const cmsWith = cmsOf(bench);
  return async (site, count, kind) => {
    const cms = await cmsWith(count);
    const folder = path.join(bench.work, `${site.name}-${String(count)}`);
    if (kind === 'cold') return build(cms, site, folder, true);
    // A run may have been interrupted during a build.
    if (!(await isBuilt(cms, folder))) await build(cms, site, folder, !existsSync(folder));
    if (kind === 'edited') await editOne(cms);
    return build(cms, site, folder, false);
  };
}
