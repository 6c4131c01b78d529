// Runs in the head of the start page: before the page is shown, and when the visitor enters an old address while it
// is open. The build inlines this file by its name.

/**
 * The path for an old hash address: `/#/contact` was the contact page before pages had their own addresses. Only `#/`
 * and a letter counts, so that the result is always a path of this site (`#//evil.example` is not); otherwise it is
 * empty.
 */
const hashRoute = (hash: string) => (/^#\/[a-z]/i.test(hash) ? hash.slice(1) : '');

function follow() {
  const path = hashRoute(location.hash);
  if (path) location.replace(path);
}

follow();
window.onhashchange = follow;
