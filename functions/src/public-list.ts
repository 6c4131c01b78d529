/**
 * A public list may be shown from a cache for half a minute, and for one minute more while it is fetched anew: no longer than
 * the quiet period and a build take, so that a new FAQ shows on its page before them. The host's cache keeps a list for each query.
 */
export const publicListCache = 'public, max-age=30, stale-while-revalidate=60';
