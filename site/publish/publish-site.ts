import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildRedirect } from '../../cms/src/contract/content/redirects';
import { buildJson, buildJsonFile } from './build-json';
import { keepBundles } from './earlier-bundles';
import { headersFile } from './headers';
import { readGatsbyBuild } from './pages/gatsby-build';
import { namedBy } from './pages/critical-styles';
import { servedPages } from './output-path';
import { preparePages } from './pages/prepare-pages';
import { emptyCache, readCache, versionOf, writeCache } from './cache/publish-cache';
import { factsReader, placeFile } from './cache/place-file';
import { redirectsFile, type PublishedArticle } from './redirects';
import { robotsFile } from './sitemap';
import { securityTxt, securityTxtPath } from './security-txt';
import { isBundle, selectFiles } from './select-files';
import { swapFolder } from './atomic-files';

export interface PublishOptions {
  /** This folder, with the publishing code. */
  publisherDir: string;
  /** The folder `src` of the site. */
  sourcesDir: string;
  /** Gatsby's `public` folder. */
  publicDir: string;
  /** The folder that is served and deployed. */
  outDir: string;
  /** Where scripts are kept for pages that were opened before a deploy. */
  bundlesDir: string;
  /** The record of what was published, so that the next publication can reuse unchanged files. */
  cacheFile: string;
  /** The pages of this build. */
  pagePaths: string[];
  /** The site's own address. */
  siteUrl: string;
  /** Where a browser reaches the CMS. */
  cmsPublicUrl: string;
  /** The articles of this build. */
  articles: PublishedArticle[];
  /** The redirects of editors. */
  redirects: readonly BuildRedirect[];
  /** Whether the pages show Google's reCAPTCHA. */
  recaptcha: boolean;
  /** Whether search engines are to list the pages. */
  indexed: boolean;
  /** The minimum revision of the content that this build has read. */
  revision: number;
}

/**
 * Writes the files to serve into a new folder, which then replaces the old one.
 * @throws Error if anything is missing; the old folder then stays unchanged
 */
export async function publishSite(options: PublishOptions): Promise<void> {
  const { sourcesDir, publicDir, outDir, siteUrl, cmsPublicUrl, articles, redirects, indexed } =
    options;
  const pagePaths = servedPages(options.pagePaths);
  const build = readGatsbyBuild(publicDir);
  const version = versionOf(options.publisherDir, build.styles);
  const previous = readCache(options.cacheFile, version);
  const cache = emptyCache();
  const factsOf = factsReader(publicDir, previous.files, namedBy(build.styles));
  const { sources, prepared } = await preparePages({
    build,
    sourcesDir,
    publicDir,
    pagePaths,
    factsOf,
    styles: { previous: previous.styles, next: cache.styles },
  });
  swapFolder(outDir, (folder) => {
    const files = selectFiles(publicDir, pagePaths, factsOf);
    for (const { from, to } of files) {
      const places = {
        source: join(publicDir, from),
        current: join(outDir, to),
        target: join(folder, to),
      };
      const published = placeFile(places, prepared(from), previous.files.get(from));
      cache.files.set(from, { ...published, facts: factsOf(from) });
    }
    const names = files.map(({ to }) => to);
    const bundles = names.filter(isBundle);
    const earlier = keepBundles(options.bundlesDir, folder, bundles, Date.now());
    for (const name of earlier) copyFileSync(join(options.bundlesDir, name), join(folder, name));
    const policy = { ...sources, recaptcha: options.recaptcha };
    const headers = headersFile({ files: [...names, ...earlier], policy, indexed });
    const now = new Date();
    writeFileSync(join(folder, '_headers'), headers);
    writeFileSync(join(folder, buildJson.path), buildJsonFile(options.revision, now));
    writeFileSync(join(folder, 'robots.txt'), robotsFile(siteUrl));
    mkdirSync(join(folder, dirname(securityTxtPath)));
    writeFileSync(join(folder, securityTxtPath), securityTxt(siteUrl, now));
    writeFileSync(
      join(folder, '_redirects'),
      redirectsFile(cmsPublicUrl, pagePaths, articles, redirects),
    );
  });
  writeCache(options.cacheFile, version, cache);
}
