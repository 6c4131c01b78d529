import { answerExactly, splitRules } from '../../serve/exact-rules';

const file = [
  '/old /new 301',
  '/old /later 301',
  '/caf%C3%A9 /new?from=café 302',
  '/gone /410.html 410',
  '/partner https://partner.example/x 301',
  '/blog-details id=1 /blog/one 301',
  '/blog-details /blog 301',
  '/all/* /new 301',
  '/rewritten /new 200',
  '',
].join('\n');

const site = 'http://localhost:8888';
const page = (request: Request) =>
  Promise.resolve(new Response(new URL(request.url).pathname, { headers: { 'X-Page': 'yes' } }));

async function answer(path: string) {
  const response = await answerExactly(splitRules(file).exact, new Request(site + path), page);
  return response && [response.status, response.headers.get('location') ?? (await response.text())];
}

test('rules for one address are taken out, all others stay in their order', () => {
  expect(splitRules(file).others).toBe(
    ['/blog-details id=1 /blog/one 301', '/all/* /new 301', '/rewritten /new 200', ''].join('\n'),
  );
});

test.each([
  ['/old', [301, `${site}/new`]],
  ['/old/?a=b', [301, `${site}/new?a=b`]],
  ['/caf%C3%A9?a=b', [302, `${site}/new?from=caf%C3%A9`]],
  ['/partner', [301, 'https://partner.example/x']],
  ['/gone', [410, '/410.html']],
  ['/blog-details?id=2', [301, `${site}/blog?id=2`]],
  ['/Old', undefined],
  ['/none', undefined],
])('%s is answered like Netlify', async (path, expected) => {
  expect(await answer(path)).toEqual(expected);
});

test('the page of an address that is gone keeps its headers', async () => {
  const response = await answerExactly(splitRules(file).exact, new Request(`${site}/gone`), page);
  expect(response?.headers.get('x-page')).toBe('yes');
});
