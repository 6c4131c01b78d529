/** A public list may be shown from a cache for half a minute, and for five minutes more while it is fetched anew. */
export const publicListCache = 'public, max-age=30, stale-while-revalidate=300';
