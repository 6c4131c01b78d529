// @ts-check

/** The screen after a login without a destination. Spec §4. */
export const addBlog = '/admin/plugins/web-admin/addblog';

const base = 'https://cms.invalid';

/**
 * The address to open after the login: that of `?redirectTo=`, if it is an address of the panel on this host.
 * @param {string} search the query string of the login page
 */
export function destination(search) {
  const requested = new URLSearchParams(search).get('redirectTo') ?? '';
  if (!requested.startsWith('/admin/') || requested.includes('\\')) return addBlog;
  // The parser removes tabs, line breaks and dot segments, as the browser does.
  const { origin, pathname, search: query, hash } = new URL(requested, base);
  return origin === base && pathname.startsWith('/admin/') ? pathname + query + hash : addBlog;
}
