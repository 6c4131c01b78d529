import { call } from '../harness/call';
import { startTestCms, type TestCms } from '../harness/cms';
import { drawnPicture, send } from '../harness/content';
import { logIn, settle, stateOf } from '../harness/publishing/publishing';

let cms: TestCms;
let token: string;
let picture: string;

beforeAll(async () => {
  cms = await startTestCms();
  token = await logIn(cms);
  picture = await drawnPicture(1);
});

afterAll(() => cms.stop());

const blogs = () => cms.strapi.documents('api::blog.blog');

async function create(title: string, category: string): Promise<string> {
  const body = { title, description: '<p>D</p>', category, image: [picture] };
  return (await send(cms, '/web-admin/blogs/createblog', { token, body })).id;
}

const list = async () => (await send(cms, '/web-admin/categories', { token })).body.result;
const preview = (body: object) => send(cms, '/web-admin/categories/preview', { token, body });
const change = (body: object) => send(cms, '/web-admin/categories/change', { token, body });

async function rules(): Promise<unknown> {
  const { body } = await call(cms, '/api/redirects/build', { token: cms.buildToken });
  // The unpublished article's address is not what is tested here.
  return [body.result].flat().filter((rule) => !JSON.stringify(rule).includes('/blog/third'));
}

test('a category is renamed in drafts and live articles, then merged; its addresses lead to the last one', async () => {
  const [first, second, third] = [
    await create('First', 'Pay'),
    await create('Second', 'pay'),
    await create('Third', 'Pay'),
  ];
  await create('Other', 'People');
  await blogs().unpublish({ documentId: third });
  const order = async () => {
    const { body } = await send(cms, '/web-admin/blogs', { token });
    return Array.isArray(body.result) ? body.result.map((row) => [row._id, row.createdAt]) : [];
  };
  const orderBefore = await order();
  expect(await list()).toEqual([
    { _id: 'pay', name: 'Pay', path: '/blog/category/pay', articles: 3, live: 2 },
    { _id: 'people', name: 'People', path: '/blog/category/people', articles: 1, live: 1 },
  ]);
  const opened = await send(cms, `/web-admin/blogs/${first}`, { token });
  await settle(cms);

  const planned = {
    articles: 3,
    addresses: ['/blog/category/pay'],
    merges: false,
    path: '/blog/category/payroll',
  };
  expect((await preview({ from: 'PAY', to: 'Payroll' })).result).toEqual(planned);
  expect((await stateOf(cms)).firstChangeAt).toBeNull();
  expect((await change({ from: 'Pay', to: 'Payroll' })).result).toEqual(planned);
  expect((await stateOf(cms)).firstChangeAt).not.toBeNull();

  // Searched and sorted by the new name, in the order of before.
  const { body: found } = await send(cms, '/web-admin/blogs?search=payroll&sort=category:asc', {
    token,
  });
  expect(found.pagination).toMatchObject({ total: 3 });
  expect(await order()).toEqual(orderBefore);
  const rows = await cms.strapi.db
    .query('api::blog.blog')
    .findMany({ where: { documentId: second } });
  expect(rows.map(({ category }) => category)).toEqual(['Payroll', 'Payroll']);

  // An editor who had the article open is told.
  const late = await send(cms, `/web-admin/blogs/editblog/${first}`, {
    token,
    headers: { 'if-match': String(opened.headers.get('etag')) },
    body: { title: 'Late' },
  });
  expect(late.status).toBe(409);

  expect((await preview({ from: 'Payroll', to: 'people' })).result).toEqual({
    articles: 3,
    addresses: ['/blog/category/payroll', '/blog/category/pay'],
    merges: true,
    path: '/blog/category/people',
  });
  const refused = await change({ from: 'Payroll', to: 'people' });
  expect(refused.status).toBe(400);
  expect(refused.body.message).toBe(
    'There is a category "People" already. Merge the two, or choose another name.',
  );
  await change({ from: 'Payroll', to: 'people', merge: true });
  expect(await list()).toEqual([
    { _id: 'people', name: 'People', path: '/blog/category/people', articles: 4, live: 3 },
  ]);
  expect(await rules()).toEqual([
    ['/blog/category/pay', '/blog/category/people'],
    ['/blog/category/payroll', '/blog/category/people'],
  ]);

  // A category that is used again has its page again.
  await create('Again', 'Pay');
  expect(await rules()).toEqual([['/blog/category/payroll', '/blog/category/people']]);
});

/** Where the addresses of some categories lead. */
const leading = async (...names: string[]) => {
  const all = Object.fromEntries([await rules()].flat().map((rule) => [rule].flat()));
  return names.map((name) => all[`/blog/category/${name}`]);
};

test('a category that is renamed while it has no live article is found at all its addresses once it has one', async () => {
  const id = await create('Only one', 'Benefits');
  await change({ from: 'Benefits', to: 'Perks' });
  await blogs().unpublish({ documentId: id });
  await settle(cms);
  expect((await preview({ from: 'Perks', to: 'Rewards' })).result.addresses).toEqual([
    '/blog/category/perks',
    '/blog/category/benefits',
  ]);
  await change({ from: 'Perks', to: 'Rewards' });
  expect((await stateOf(cms)).firstChangeAt).toBeNull();
  await blogs().publish({ documentId: id });
  const page = '/blog/category/rewards';
  expect(await leading('benefits', 'perks', 'rewards')).toEqual([page, page, undefined]);
});

test('what a hidden category led to is found at once where it joins a live one, which is a change of the site', async () => {
  const id = await create('Hidden one', 'Cars');
  await create('Shown one', 'Fleet');
  await blogs().unpublish({ documentId: id });
  await settle(cms);
  await change({ from: 'Cars', to: 'Fleet', merge: true });
  expect((await stateOf(cms)).firstChangeAt).not.toBeNull();
  expect(await leading('cars')).toEqual(['/blog/category/fleet']);
});

test('drafts of a category with a former name of another one take its address when they are published', async () => {
  const shown = await create('Shown', 'Travel');
  await change({ from: 'Travel', to: 'Trips' });
  const hidden = await create('Hidden', 'Tours');
  await blogs().unpublish({ documentId: hidden });
  await change({ from: 'Tours', to: 'Travel' });
  const trips = '/blog/category/trips';
  expect(await leading('travel', 'tours')).toEqual([trips, trips]);
  await blogs().publish({ documentId: hidden });
  expect(await leading('travel', 'tours')).toEqual([undefined, '/blog/category/travel']);
  await blogs().delete({ documentId: shown });
});

test('another spelling of a category leaves its address', async () => {
  await create('Spelled', 'it systems');
  const before = await rules();
  const { result } = await change({ from: 'it systems', to: 'IT systems' });
  expect(result).toMatchObject({ addresses: [], merges: false });
  expect(await list()).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'IT systems' })]),
  );
  expect(await rules()).toEqual(before);
});

test.each([
  [{ from: 'No such', to: 'X' }, 404, 'No article has this category any more.'],
  [{ from: 'IT systems', to: 'IT systems' }, 400, 'The category has this name already.'],
  [{ from: 'IT systems', to: ' ' }, 400, 'Give the category a name.'],
  [{ from: 'IT systems', to: 'x'.repeat(101) }, 400, 'to must have at most 100 characters.'],
])('%j is refused', async (body, status, message) => {
  for (const answer of [await preview(body), await change(body)]) {
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  }
});
