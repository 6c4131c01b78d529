/** Sets what Gatsby's own tags would set, where the page is a published one: in development Gatsby does so itself. */
export function announcePage(): void {
  const page = document.querySelector<HTMLTemplateElement>('template#late');
  if (page === null) return;
  const { path, build } = page.dataset;
  // No chunks by page: so Gatsby fetches a page's script ahead when the pointer is on a link, not when it comes into sight.
  Object.assign(window, { pagePath: path, ___webpackCompilationHash: build, ___chunkMapping: {} });
}

/**
 * Has Gatsby hydrate a page of an earlier build with that build's scripts, which are still published. It would reload the page
 * once, and this mark says that it has. The next page is then loaded as a whole, since Gatsby compares again.
 */
export function stayOnEarlierBuild(): void {
  try {
    sessionStorage.setItem('gatsby-reload-compilation-hash-match', '1');
  } catch {
    // Blocked: then Gatsby does not reload either.
  }
}
