import { AdminApi } from '../support/panel/admin-api';
import { expect, test } from '../support/system/build-test';

const blog = 'api::blog.blog';

test.setTimeout(400_000);

test('old addresses lead to the article and to the category; what is gone says so', async ({
  page,
  system,
}) => {
  const { cmsUrl, siteUrl } = system.settings;
  const admin = await AdminApi.login(system);
  const image = [(await admin.upload('e2e/support/hostile/small-picture.png')).id];
  const publish = (title: string, slug: string, category: string) =>
    admin.createPublished(blog, {
      title,
      slug,
      category,
      image,
      tag: '',
      description: '<p>Text.</p>',
    });

  const login = await page.request.post(`${cmsUrl}/admin/login`, { data: system.admin });
  const { data } = await login.json();
  const headers = { authorization: `Bearer ${String(data.accessToken)}` };
  const write = async (address: string, body: object) => {
    const answer = await page.request.post(`${cmsUrl}/web-admin/${address}`, {
      headers,
      data: body,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };

  const moved = await publish('Moves twice', 'first-address', 'Pay');
  for (const slug of ['second-address', 'third-address']) await admin.edit(blog, moved, { slug });
  await publish('Stays', 'stays', 'People');
  await write('categories/change', { from: 'Pay', to: 'People', merge: true });
  const closed = await publish('Closed', 'closed', 'People');
  await admin.unpublish(blog, closed);
  const { result } = await write('redirects', { from: '/old-brochure', to: '/about' });
  await system.build();

  const answerOf = async (address: string) => {
    const answer = await page.request.get(siteUrl + address, { maxRedirects: 0 });
    const { location } = answer.headers();
    return [answer.status(), location && new URL(location, siteUrl).pathname];
  };
  expect(await answerOf('/blog/first-address')).toEqual([301, '/blog/third-address']);
  expect(await answerOf('/blog/second-address')).toEqual([301, '/blog/third-address']);
  expect(await answerOf('/blog/third-address')).toEqual([200, undefined]);
  expect(await answerOf('/blog/category/pay')).toEqual([301, '/blog/category/people']);
  expect(await answerOf('/blog/category/people')).toEqual([200, undefined]);
  expect(await answerOf('/old-brochure')).toEqual([301, '/about']);

  // The page of an address that is gone stays what it is once its scripts have run.
  const gone = await page.goto(`${siteUrl}/blog/closed`);
  expect(gone?.status()).toBe(410);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('This article is gone');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.locator('header').click();
  await page.waitForFunction(() => document.readyState === 'complete');
  await expect(heading).toHaveText('This article is gone');
  await expect(page).toHaveTitle(/^This article is gone \| /);
  await expect(page).toHaveURL(`${siteUrl}/blog/closed`);
  expect(await (await page.request.get(`${siteUrl}/sitemap-0.xml`)).text()).not.toContain('/410');

  const removed = await page.request.delete(`${cmsUrl}/web-admin/redirects/${String(result._id)}`, {
    headers,
  });
  expect(removed.ok()).toBe(true);
  await system.build();
  expect(await answerOf('/old-brochure')).toEqual([404, undefined]);
});
