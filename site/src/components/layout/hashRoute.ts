/**
 * The path that an old hash address stands for: `/#/contact` was the contact page before pages had addresses of
 * their own. Only `#/` and a letter counts, so that the answer is always a path of this site (`#//evil.example`
 * is none). The function is printed into the page's head: it may use nothing from outside itself.
 */
export function hashRoute(pathname: string, hash: string): string | undefined {
  return pathname === '/' && /^#\/[a-z]/i.test(hash) ? hash.slice(1) : undefined;
}

/** Runs before the page is shown, and when someone enters an old address while the start page is open. */
export const hashRouteScript = `(function () {
${hashRoute.toString()}
function go() {
  var path = hashRoute(location.pathname, location.hash);
  if (path) location.replace(path);
}
go();
addEventListener('hashchange', go);
})();`;
