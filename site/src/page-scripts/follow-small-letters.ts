// Runs in the head of the fallback page, before it is shown. No address of the site has a capital letter, and people
// type `/About`. It redirects only once: an address without a page in lower case stays on the fallback page. The build
// inlines this file by its name.
const { pathname, search, hash } = location;
const path = pathname.toLowerCase();
// An address that begins with two slashes would lead to another site.
if (path !== pathname && !path.startsWith('//')) location.replace(path + search + hash);
