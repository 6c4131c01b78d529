/**
 * The file that serves a page without a redirect: `/` is `index.html`, and `/about` is `about.html`. Hosts serve
 * `about/index.html` only after a redirect to `/about/`.
 * @param pagePath a page's path as Gatsby knows it
 */
export function outputPath(pagePath: string): string {
  const path = pagePath.replace(/^\/+|\/+$/g, '');
  if (path === '') return 'index.html';
  return path.endsWith('.html') ? path : `${path}.html`;
}

/** The pages that are served. Hosts look for `/404.html`; Gatsby has the same page as `/404` too. */
export const servedPages = (pagePaths: string[]): string[] =>
  pagePaths.filter((path) => path !== '/404');

/** A page of the build, with the name that editors know. */
export interface NamedPage {
  path: string;
  name: string;
}

/** The file as hosts resolve it: without `..`, ignoring case, and with `/blog` and `/blog/` as one. */
function servedFile(path: string): string {
  const { pathname } = new URL(path, 'https://site.invalid');
  return outputPath(pathname)
    .toLowerCase()
    .replace(/\/index\.html$/, '.html');
}

/**
 * Makes sure that no two pages are published as one file.
 * @throws Error that names both pages
 */
export function assertUniqueFiles(pages: readonly NamedPage[]): void {
  const owners = new Map<string, NamedPage>();
  for (const page of pages) {
    const file = servedFile(page.path);
    const owner = owners.get(file);
    if (owner !== undefined) {
      throw new Error(
        `The site would serve one file for ${owner.name} at ${owner.path} and ${page.name} at ${page.path}: change one of them.`,
      );
    }
    owners.set(file, page);
  }
}
