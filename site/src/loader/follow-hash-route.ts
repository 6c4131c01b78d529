// Stands in the head of the start page. It runs before the page is shown, and when someone enters an old address while
// the page is open.
import { hashRoute } from './hash-route';

function follow() {
  const path = hashRoute(location.hash);
  if (path) location.replace(path);
}

follow();
window.onhashchange = follow;
