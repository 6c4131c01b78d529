// @ts-check

/** What opens after a login that was not on its way anywhere. Spec §4. */
export const addBlog = '/admin/plugins/web-admin/addblog';

const base = 'https://cms.invalid';

/**
 * Where to go after the login: what `?redirectTo=` names, as long as that is an address of the panel on this very host.
 * @param {string} search the query string of the login page
 */
export function destination(search) {
  const wanted = new URLSearchParams(search).get('redirectTo') ?? '';
  if (!wanted.startsWith('/admin/') || wanted.includes('\\')) return addBlog;
  // The parser takes out tabs, line ends and dots as the browser would.
  const { origin, pathname, search: query, hash } = new URL(wanted, base);
  return origin === base && pathname.startsWith('/admin/') ? pathname + query + hash : addBlog;
}
