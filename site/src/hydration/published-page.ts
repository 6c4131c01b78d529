import { answerPages } from '../api';

const publishedPage = () => document.querySelector<HTMLTemplateElement>('template#late');

/** The address at which the host has sent the page for one that is gone. */
let goneAt: string | undefined;

/** Whether the host has answered this address with the page for one that is gone. */
export const isGonePage = (): boolean =>
  typeof location !== 'undefined' && location.pathname === goneAt;

/** Sets the globals that Gatsby's own script tags would set on a published page. In development Gatsby sets them itself. */
export function announcePage(): void {
  const page = publishedPage();
  if (page === null) return;
  const { path, build } = page.dataset;
  const isGone = path === answerPages.gone;
  if (isGone) goneAt = location.pathname;
  // Gatsby would lead on to a page's own address, save for its page for missing addresses, which stands at any.
  const pagePath = isGone ? '/404.html' : path;
  // An empty map makes Gatsby prefetch a page's script when the pointer is on a link, not when the link comes into
  // view.
  Object.assign(window, { pagePath, ___webpackCompilationHash: build, ___chunkMapping: {} });
}

/**
 * Makes Gatsby hydrate a page of an earlier build with the scripts of that build, which are still published. Gatsby
 * would reload the page once; this mark says that it has. The next page is loaded as a document, since Gatsby compares
 * again.
 */
export function stayOnEarlierBuild(): void {
  try {
    sessionStorage.setItem('gatsby-reload-compilation-hash-match', '1');
  } catch {
    // Storage is blocked: then Gatsby does not reload either.
  }
}
