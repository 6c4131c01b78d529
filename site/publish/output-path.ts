/**
 * The file that serves a page without a redirect: `/` is `index.html`, `/about` is `about.html`, not `about/index.html`,
 * which hosts answer only after a redirect to `/about/`.
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
