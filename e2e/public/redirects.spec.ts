import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/system/test';

/** The answer of an address, without following redirects. */
async function answerOf(request: APIRequestContext, address: string) {
  const response = await request.get(address, { maxRedirects: 0 });
  return { status: response.status(), to: response.headers().location ?? '' };
}

/** The published articles, newest first. */
async function publishedIds(request: APIRequestContext): Promise<string[]> {
  const { allblogs } = await (await request.get('/api/blogs/allblogs')).json();
  return allblogs.map(({ _id }: { _id: string }) => _id);
}

/** The old public addresses of Spec §2, each with its target and the heading there. */
const moved = [
  { from: '/products', to: '/tools', heading: 'Three tools for work that keeps coming back' },
  {
    from: '/case-study',
    to: '/healthcare#use-case',
    heading: 'Big data in healthcare begins with the roster',
  },
  { from: '/blog-details', to: '/blog', heading: 'Notes from the move' },
  { from: '/blog-details?id=unknown', to: '/blog', heading: 'Notes from the move' },
  {
    from: '/blog-details?id=the-cut-over-weekend',
    to: '/blog/the-cut-over-weekend',
    heading: 'The cut-over weekend has sixty hours',
  },
] as const;

for (const { from, to, heading } of moved) {
  test(`${from} redirects permanently to ${to}`, async ({ request, system }) => {
    const answer = await answerOf(request, from);
    expect(answer.status).toBe(301);
    const { origin, pathname, hash } = new URL(answer.to, system.settings.siteUrl);
    expect(origin + pathname + hash).toBe(system.settings.siteUrl + to);
    const html = await (await request.get(to)).text();
    expect(/<h1[^>]*>([^<]+)</.exec(html)?.[1]).toBe(heading);
  });
}

test('/blog-details redirects to every article by its id', async ({ request, system }) => {
  const ids = await publishedIds(request);
  expect(ids.length).toBeGreaterThan(0);
  const ends = await Promise.all(
    ids.map(async (id) => {
      const { status, to } = await answerOf(request, `/blog-details?id=${id}`);
      expect(status).toBe(301);
      return new URL(to, system.settings.siteUrl).pathname;
    }),
  );
  expect(new Set(ends).size).toBe(ids.length);
  for (const end of ends) expect(end).toMatch(/^\/blog\/[a-z0-9-]+$/);
});

/** Old addresses with the path after a `#`, each with its target. */
const hashed = [
  { from: '/#/about', to: '/about', tag: ['@full'] },
  { from: '/#/contact', to: '/contact', tag: ['@full'] },
  { from: '/#/products', to: '/tools', tag: ['@full'] },
  { from: '/#/blog-details', to: '/blog', tag: ['@full'] },
  {
    from: '/#/blog-details?id=the-cut-over-weekend',
    to: '/blog/the-cut-over-weekend',
    tag: [],
  },
];

for (const { from, to, tag } of hashed) {
  test(`the old hash address ${from} opens ${to}`, { tag }, async ({ page, system }) => {
    await page.goto(from);
    await page.waitForURL((url) => url.pathname === to);
    expect(new URL(page.url()).origin).toBe(system.settings.siteUrl);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The old address is not in the history.
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });
}

/** The admin addresses of Spec §2, each with the screen that it opens. */
const admins = {
  '/webadminlogin': 'addblog',
  '/adminlogin': 'createadmin',
  '/webadmin': 'addblog',
  '/addblog': 'addblog',
  '/allblogs': 'allblogs',
  '/addfaq': 'allfaqs',
  '/allfaqs': 'allfaqs',
  '/requestdemos': 'requestdemos',
  '/contactdetails': 'contactdetails',
  '/testimonials': 'testimonials',
} as const;

test('every admin address redirects to the login without a session', async ({
  request,
  system,
}) => {
  for (const address of Object.keys(admins)) {
    expect((await answerOf(request, address)).status, address).toBe(302);
    const { origin, pathname } = new URL((await request.get(address)).url());
    expect(origin + pathname, address).toBe(`${system.settings.cmsPublicUrl}/web-admin/login`);
  }
});

test('an old hash address of the admin also leads to the login', async ({ page }) => {
  await page.goto('/#/webadmin');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL(/\/web-admin\/login\?redirectTo=/);
});

test(
  'after one login every admin address opens its screen',
  { tag: '@full' },
  async ({ page, system }) => {
    await page.goto('/addfaq');
    await page.getByLabel('Username or e-mail').fill(system.admin.email);
    await page.getByLabel('Password', { exact: true }).fill(system.admin.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('dialog', { name: 'Create FAQ' })).toBeVisible({ timeout: 30_000 });
    for (const [address, screen] of Object.entries(admins)) {
      await page.goto(address);
      await page.waitForURL(({ pathname }) => pathname === `/admin/plugins/web-admin/${screen}`);
      // By element, because the open Create FAQ modal hides the heading's role.
      await expect(page.locator('h1'), address).toBeVisible();
    }
  },
);
