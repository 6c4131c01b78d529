import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { screenPath } from '../support/api/api';
import { AdminApi } from '../support/panel/admin-api';
import { expectNotice, field, modal, openScreen, writeDescription } from '../support/panel/forms';
import { logInAt } from '../support/panel/panel';
import { openBuildSystem } from '../support/system/build-test';
import type { OwnSystem } from '../support/system/own-system';
import { expect, test } from '../support/system/policy-guard';

const faqs = screenPath('allfaqs');

/** A build takes longer than other waits, above all the first in a workshop without caches. */
const built = { timeout: 240_000 };

test.describe('a change in the panel', () => {
  test.describe.configure({ mode: 'serial', timeout: 600_000 });

  let system: OwnSystem;
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(600_000);
    system = openBuildSystem('seen-to-the-end');
    await system.openBuilder();
    // Each of the changes, which follow one another, is to have a build of its own.
    await system.startCms({ seed: false, env: { PUBLISH_QUIET_SECONDS: '0' } });
    await system.build();
    await system.serve();
    page = await browser.newPage({ baseURL: system.settings.cmsPublicUrl });
    const { email: username, password } = system.admin;
    await logInAt(page, faqs, { username, password });
  });

  test.afterAll(async () => {
    await page.close();
    await system.stop();
  });

  const notice = () => page.getByRole('status').filter({ hasText: 'Now live' });
  const newestBuild = () => page.getByRole('main').locator('ol > li').first();

  /** Opens a link of the panel in its new tab. */
  async function follow(link: ReturnType<Page['getByRole']>): Promise<Page> {
    const opened = page.context().waitForEvent('page');
    await link.press('Enter');
    return opened;
  }

  test('is announced on another screen once it is live, and the links lead to it', async () => {
    const question = 'Is it seen to the end?';
    await page.getByRole('button', { name: 'Add FAQ' }).click();
    const form = modal(page, 'Create FAQ');
    await field(form, 'Title').fill(question);
    await writeDescription(form, 'It is.');
    await form.getByRole('button', { name: 'Create' }).click();
    await expectNotice(page, 'Faq created successfully');
    await openScreen(page, screenPath('testimonials'), 'Testimonials');
    await expect(notice()).toContainText(question, built);
    const site = await follow(notice().getByRole('link', { name: 'View on site' }));
    await expect(site.getByRole('heading', { name: question })).toBeVisible();
    // The link leads to the answer, which is open.
    await expect(site.getByText('It is.', { exact: true })).toBeVisible();
    await site.close();

    await openScreen(page, `${faqs}?_q=${encodeURIComponent(question)}`, 'Admin FAQs');
    const row = page.getByRole('row').filter({ hasText: question });
    await expect(row).toContainText('Live');
    const shown = await follow(row.getByRole('link', { name: `View on site “${question}”` }));
    await expect(shown.getByRole('heading', { name: question })).toBeVisible();
    await shown.close();

    await openScreen(page, screenPath('builds'), 'Builds');
    await expect(newestBuild()).toContainText('Went live');
    await expect(newestBuild()).toContainText(`FAQ “${question}”`);
    for (const label of ['Waited', 'Built in', 'Seen on the site after', 'In all']) {
      await expect(newestBuild().locator('dt', { hasText: label })).toBeVisible();
    }
  });

  test('that cannot be built names the picture at fault and its article', async () => {
    const admin = await AdminApi.login(system);
    const picture = await admin.upload('e2e/support/hostile/small-picture.png');
    const uploads = path.join(system.settings.dataDir, 'public/uploads');
    const stored = readdirSync(uploads).find((name) => name === path.basename(picture.url));
    writeFileSync(path.join(uploads, String(stored)), 'no picture any more');
    const blog = await admin.createPublished('api::blog.blog', {
      title: 'New roles',
      description: '<p>Text.</p>',
      category: 'Testing',
      tag: '',
      image: [picture.id],
    });
    await expect(newestBuild()).toContainText('Failed', built);
    await expect(newestBuild()).toContainText(
      'The picture "small-picture.png" of "New roles" is damaged: upload it again.',
    );
    await expect(newestBuild()).toContainText('Blog “New roles”');
    await admin.delete('api::blog.blog', blog);
    await expect(newestBuild()).toContainText('Went live', built);
    await expect(page.getByRole('main').locator('ol > li').nth(1)).toContainText('Failed');
  });
});
