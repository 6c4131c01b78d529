import { post, send } from './stand-ins/client';
import { cmsToken, useCms } from './stand-ins/environment';
import { useLog } from './stand-ins/log';

const cms = useCms();
useLog();

const pagination = { page: 1, pageSize: 100, total: 1 };
const blog = { _id: 'b1', title: 'A title', description: '', image: [], tag: '', category: 'HR' };
const faq = {
  _id: 'f1',
  id: 'f1',
  question: 'Why?',
  description: '',
  createdAt: '',
  updatedAt: '',
};

test.each([
  ['/api/faq/allfaqs', { allfaqs: [faq], pagination }, '/api/faq/allfaqs?page=1&pageSize=1000'],
  [
    '/api/blogs/allblogs',
    { allblogs: [blog], pagination },
    '/api/blogs/allblogs?page=1&pageSize=100',
  ],
])('GET %s returns the list of the CMS', async (path, list, address) => {
  cms().answers(200, list);
  const { status, headers, body } = await send(path);
  expect(status).toBe(200);
  expect(body).toEqual(list);
  expect(headers.get('Cache-Control')).toBe('public, max-age=30, stale-while-revalidate=60');
  expect(cms().received[0]).toMatchObject({
    method: 'GET',
    url: address,
    headers: { authorization: `Bearer ${cmsToken}` },
  });
});

test('the blogs of a category are requested by body and page', async () => {
  cms().answers(200, { result: [blog], pagination });
  const path = '/api/blogs/fetchblogsbycategory?page=2&pageSize=5';
  const { status, headers, body } = await post(path, { category: ' HR ' });
  expect(status).toBe(200);
  expect(body).toEqual({ result: [blog], pagination });
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(cms().received[0]).toMatchObject({ method: 'POST', url: path, body: '{"category":"HR"}' });
});

test('a category must be named', async () => {
  const { status, body } = await post('/api/blogs/fetchblogsbycategory', {});
  expect(status).toBe(400);
  expect(body).toMatchObject({ message: 'Name the category.' });
});

test('only page and page size are forwarded', async () => {
  cms().answers(200, { allblogs: [], pagination });
  await send('/api/blogs/allblogs?pageSize=1000&page=3&status=draft&populate=*');
  expect(cms().received[0]?.url).toBe('/api/blogs/allblogs?page=3&pageSize=1000');
});

test('the caller’s own token is ignored', async () => {
  cms().answers(200, { allfaqs: [], pagination });
  await send('/api/faq/allfaqs', { headers: { Authorization: 'Bearer mine', Cookie: 'a=b' } });
  expect(cms().received[0]?.headers.authorization).toBe(`Bearer ${cmsToken}`);
  expect(cms().received[0]?.headers).not.toHaveProperty('cookie');
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=', 'pageSize=1001', 'page=1&page=2'])(
  'the query %s is refused',
  async (query) => {
    cms().answers(200, { allfaqs: [], pagination });
    const { status, headers, body } = await send(`/api/faq/allfaqs?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_query' });
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(cms().received).toHaveLength(0);
  },
);
