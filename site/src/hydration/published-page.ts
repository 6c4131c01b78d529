/** What the published page tells of itself; undefined where Gatsby serves it as it wrote it, as in development. */
const page = () => document.querySelector<HTMLTemplateElement>('template#late')?.dataset;

/** Sets what Gatsby's own tags would set in a page. */
export function announcePage(): void {
  const { path, build } = page() ?? {};
  if (path === undefined) return;
  // The chunks of other pages are looked up once this page is live.
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

const isMap = (value: unknown): value is Record<string, string[]> =>
  typeof value === 'object' && value !== null;

/** Lets Gatsby fetch the chunk of a page ahead, once a link to it is in sight. */
export async function learnChunks(): Promise<void> {
  if (page() === undefined) return;
  const response = await fetch('/chunk-map.json');
  const chunks: unknown = response.ok ? await response.json() : undefined;
  if (isMap(chunks)) Object.assign(window, { ___chunkMapping: chunks });
}
