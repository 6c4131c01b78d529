// Stands in the head of the start page. It runs before the page is shown, and when someone enters an old address while
// the page is open.

/**
 * The path that an old hash address of the start page stands for: `/#/contact` was the contact page before pages had
 * addresses of their own. Only `#/` and a letter counts, so that the answer is always a path of this site
 * (`#//evil.example` is none); empty where it is no such address.
 */
const hashRoute = (hash: string) => (/^#\/[a-z]/i.test(hash) ? hash.slice(1) : '');

function follow() {
  const path = hashRoute(location.hash);
  if (path) location.replace(path);
}

follow();
window.onhashchange = follow;
