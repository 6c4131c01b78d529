import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { headersFile } from './headers';
import { redirectsFile } from './redirects';
import { selectFiles } from './select-files';
import { swapFolder } from './swap';

export interface PublishOptions {
  /** Gatsby's `public` folder. */
  publicDir: string;
  /** The folder that is served and deployed. */
  outDir: string;
  /** The pages of this build. */
  pagePaths: string[];
  /** Where a browser reaches the CMS. */
  cmsPublicUrl: string;
}

/**
 * Writes what is served from what Gatsby built, and swaps it in as one step.
 * @throws when anything is missing; what was served before is then left as it was
 */
export function publishSite({ publicDir, outDir, cmsPublicUrl, ...options }: PublishOptions): void {
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
    writeFileSync(join(folder, '_redirects'), redirectsFile(cmsPublicUrl));
  });
}
