import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keepBundles } from './earlier-bundles';
import { headersFile } from './headers';
import { preparePages } from './pages/prepare-pages';
import { redirectsFile, type PublishedArticle } from './redirects';
import { robotsFile } from './robots';
import { securityTxt, securityTxtPath } from './security-txt';
import { isBundle, selectFiles } from './select-files';
import { swapFolder } from './swap';

export interface PublishOptions {
  /** The folder `src` of the site. */
  sourcesDir: string;
  /** Gatsby's `public` folder. */
  publicDir: string;
  /** The folder that is served and deployed. */
  outDir: string;
  /** Where scripts are kept for pages that were opened before a deploy. */
  bundlesDir: string;
  /** The pages of this build. */
  pagePaths: string[];
  /** The site's own address. */
  siteUrl: string;
  /** Where a browser reaches the CMS. */
  cmsPublicUrl: string;
  /** The articles of this build. */
  articles: PublishedArticle[];
  /** Whether the pages show Google's reCAPTCHA. */
  recaptcha: boolean;
}

/**
 * Writes what is served from what Gatsby built, and swaps it in as one step.
 * @throws when anything is missing; what was served before is then left as it was
 */
export async function publishSite(options: PublishOptions): Promise<void> {
  const { sourcesDir, publicDir, outDir, siteUrl, cmsPublicUrl, articles, recaptcha } = options;
  // Hosts look for `/404.html`; Gatsby has the same page as `/404` too.
  const pagePaths = options.pagePaths.filter((path) => path !== '/404');
  const { sources, publishedText } = await preparePages(sourcesDir, publicDir, pagePaths);
  swapFolder(outDir, (folder) => {
    const files = selectFiles(publicDir, pagePaths);
    for (const { from, to } of files) {
      const [source, target] = [join(publicDir, from), join(folder, to)];
      mkdirSync(dirname(target), { recursive: true });
      const text = publishedText(source);
      if (text === undefined) copyFileSync(source, target);
      else writeFileSync(target, text);
    }
    const names = files.map(({ to }) => to);
    const bundles = names.filter(isBundle);
    const earlier = keepBundles(options.bundlesDir, folder, bundles, Date.now());
    for (const name of earlier) copyFileSync(join(options.bundlesDir, name), join(folder, name));
    const policy = { ...sources, recaptcha };
    writeFileSync(join(folder, '_headers'), headersFile({ files: [...names, ...earlier], policy }));
    writeFileSync(join(folder, 'robots.txt'), robotsFile(siteUrl));
    mkdirSync(join(folder, dirname(securityTxtPath)));
    writeFileSync(join(folder, securityTxtPath), securityTxt(siteUrl, new Date()));
    writeFileSync(join(folder, '_redirects'), redirectsFile(cmsPublicUrl, articles));
  });
}
