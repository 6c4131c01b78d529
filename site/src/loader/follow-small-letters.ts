// Stands in the head of the fallback page. No address of the site has a capital letter, and people write `/About`. It runs
// before the page is shown, and only once: what has no page in small letters either stays on the fallback page.
const { pathname, search, hash } = location;
const path = pathname.toLowerCase();
// Else an address that begins with two slashes would lead to another site.
if (path !== pathname && !path.startsWith('//')) location.replace(path + search + hash);
