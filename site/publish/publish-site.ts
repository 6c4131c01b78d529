import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { headersFile } from './headers';
import { redirectsFile, type PublishedArticle } from './redirects';
import { robotsFile } from './robots';
import { selectFiles } from './select-files';
import { swapFolder } from './swap';

export interface PublishOptions {
  /** Gatsby's `public` folder. */
  publicDir: string;
  /** The folder that is served and deployed. */
  outDir: string;
  /** The pages of this build. */
  pagePaths: string[];
  /** The site's own address. */
  siteUrl: string;
  /** Where a browser reaches the CMS. */
  cmsPublicUrl: string;
  /** The articles of this build. */
  articles: PublishedArticle[];
}

/**
 * Writes what is served from what Gatsby built, and swaps it in as one step.
 * @throws when anything is missing; what was served before is then left as it was
 */
export function publishSite(options: PublishOptions): void {
  const { publicDir, outDir, siteUrl, cmsPublicUrl, articles } = options;
  // Hosts look for `/404.html`; Gatsby has the same page as `/404` too.
  const pagePaths = options.pagePaths.filter((path) => path !== '/404');
  swapFolder(outDir, (folder) => {
    const files = selectFiles(publicDir, pagePaths);
    for (const { from, to } of files) {
      const target = join(folder, to);
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(join(publicDir, from), target);
    }
    const names = files.map(({ to }) => to);
    writeFileSync(join(folder, '_headers'), headersFile(names));
    writeFileSync(join(folder, 'robots.txt'), robotsFile(siteUrl));
    writeFileSync(join(folder, '_redirects'), redirectsFile(cmsPublicUrl, articles));
  });
}
