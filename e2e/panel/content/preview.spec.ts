import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { endpointUrl, panelReads, screenPath } from '../../support/api/api';
import { record, records, send } from '../../support/api/send';
import { pictureDataUrl, smallPictureDataUrl } from '../../support/hostile/picture-data';
import { enter, enterInTable } from '../../support/keyboard';
import { axeFindings } from '../../support/page/axe';
import { logInToCms } from '../../support/panel/accounts';
import { panelAxeFindings } from '../../support/panel/axe';
import {
  expectFaq,
  expectNotice,
  field,
  modal,
  openScreen,
  writeDescription,
} from '../../support/panel/forms';
import { expect, test } from '../../support/panel/panel';
import {
  previewSiteUrl,
  startPreviewSite,
  type PreviewSite,
} from '../../support/panel/preview-site';
import type { System } from '../../support/system/system';

test.use({ as: 'webAdmin', cmsEnv: { SITE_URL: previewSiteUrl } });

let site: PreviewSite;

test.beforeAll(async ({ system }) => {
  site = await startPreviewSite(system);
});

test.afterAll(() => {
  site.close();
});

const button = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true });
const frameOf = (page: Page) => page.frameLocator('iframe');
/** The width of the picture that an element shows; 0 while it shows none. */
const naturalWidth = (picture: Locator): Promise<number> =>
  picture.evaluate((shown) => Number(Reflect.get(shown, 'naturalWidth')));

/** How long after the start of its navigation a preview painted what its frame shows, in milliseconds. */
const paintedAfter = async (tab: Page): Promise<number> => {
  const measure = () =>
    tab.evaluate(() => {
      const inner = document.querySelector('iframe')?.contentWindow?.performance;
      const paint = inner?.getEntriesByName('first-contentful-paint')[0];
      return inner === undefined || paint === undefined
        ? 0
        : inner.timeOrigin + paint.startTime - performance.timeOrigin;
    });
  // The browser reports a paint a moment after it.
  await expect.poll(measure).toBeGreaterThan(0);
  return measure();
};

/** What everybody can read of an article. */
async function publicArticle({ settings, secrets }: System, title: string) {
  const url = `${settings.cmsUrl}${endpointUrl('allblogs')}?pageSize=1000`;
  const { body } = await send(url, { token: secrets.CMS_FUNCTION_TOKEN });
  return records(record(body).allblogs).find((blog) => blog.title === title);
}

test('a colleague without a login sees the draft of a live article on a phone, within two seconds, until the link is ended', async ({
  page,
  browser,
  system,
  panel,
}) => {
  test.slow();
  const title = `Live ${randomUUID()}`;
  const image = [pictureDataUrl, smallPictureDataUrl];
  const id = await panel.data.createBlog({ title, image, description: '<p>As published.</p>' });
  const before = await publicArticle(system, title);
  expect(before).toBeDefined();
  let link = '';

  await test.step('the editor changes the article and shares the draft', async () => {
    await openScreen(page, `${screenPath('blogs')}/${id}`, 'Edit Blog');
    await field(page, 'Title').fill(`${title}, better`);
    await writeDescription(page, 'As drafted.');
    await page
      .getByLabel('Image', { exact: true })
      .setInputFiles('e2e/support/hostile/picture.png');
    await enter(page, button(page, 'Share preview'));
    await expectNotice(page, 'Draft saved');
    const form = modal(page, 'Share preview');
    expect(await panelAxeFindings(page)).toEqual([]);
    await enter(page, button(form, 'Copy link'));
    await expect(field(form, 'Link')).toHaveValue(/\/preview#[\w.-]+$/);
    link = await field(form, 'Link').inputValue();
    expect(link.startsWith(`${previewSiteUrl}/preview#`)).toBe(true);
    expect(await panelAxeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Share preview')).toBeFocused();
  });

  const token = new URL(link).hash.slice(1);
  const context = await browser.newContext({ viewport: { width: 400, height: 800 } });
  const colleague = await context.newPage();
  const asked: string[] = [];
  colleague.on('request', (request) => {
    asked.push(`${request.url()} ${request.headers().referer ?? ''}`);
  });
  await site.open(context);

  await test.step('the colleague sees the draft with its pictures, and the site is as it was', async () => {
    await colleague.goto(link);
    const heading = frameOf(colleague).getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(`${title}, better`);
    await expect(frameOf(colleague).getByText('As drafted.')).toBeVisible();
    const pictures = frameOf(colleague).locator('article img');
    await expect(pictures).toHaveCount(3);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('src', /^data:image\/webp/);
      await expect.poll(() => naturalWidth(picture)).toBeGreaterThan(0);
    }
    const times = [await paintedAfter(colleague)];
    for (const colorScheme of ['light', 'dark'] as const) {
      await colleague.emulateMedia({ colorScheme });
      await colleague.reload();
      await expect(heading).toBeVisible();
      times.push(await paintedAfter(colleague));
      expect(await axeFindings(colleague), colorScheme).toEqual([]);
    }
    // The machine may be busy with something else during one of them.
    expect(Math.min(...times), times.join(', ')).toBeLessThan(2_000);
    expect(asked.join('\n')).not.toContain(token.split('.')[4]);
    expect(await publicArticle(system, title)).toEqual(before);
  });

  await test.step('the picture of the draft has no other address', async () => {
    const url = `${system.settings.cmsUrl}${panelReads.blogs}/${id}`;
    const { body } = await send(url, { token: await logInToCms(system, system.admin) });
    const [, shown = '', added = ''] = [record(record(body).result).image].flat().map(String);
    expect((await send(shown)).status).toBe(200);
    expect((await send(added)).status).toBe(404);
    // The editor's own browser shows it.
    await openScreen(page, `${screenPath('blogs')}/${id}`, 'Edit Blog');
    const picture = page.locator(`img[src="${added}"]`);
    await expect.poll(() => naturalWidth(picture)).toBeGreaterThan(0);
  });

  await test.step('the link is ended, and shows nothing any more', async () => {
    await openScreen(page, screenPath('previews'), 'Preview links');
    await expect(page.getByRole('row').filter({ hasText: `${title}, better` })).toHaveCount(1);
    expect(await panelAxeFindings(page)).toEqual([]);
    await enterInTable(page, button(page, `End the link to “${title}, better”`));
    await expectNotice(page, 'One link has ended.');
    await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(0);
    await button(colleague, 'Load again').click();
    await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('This preview has ended');
    expect(await axeFindings(colleague)).toEqual([]);
  });
  await context.close();
});

test('Preview saves what is typed into a new FAQ and shows it in a new tab', async ({
  page,
  system,
}) => {
  test.slow();
  const question = `Asked ${randomUUID()}?`;
  await site.open(page.context());
  await openScreen(page, screenPath('allfaqs'), 'Admin FAQs');
  await button(page, 'Add FAQ').click();
  const form = modal(page, 'Create FAQ');
  const previewButton = form.getByRole('button', { name: 'Preview in a new tab' });

  // Without a title nothing is saved, and the tab closes again.
  const closing = page.waitForEvent('popup');
  await previewButton.click();
  const closed = await closing;
  await expect.poll(() => closed.isClosed()).toBe(true);
  await expect(form.getByRole('alert')).toHaveText('Give the draft a title.');

  await field(form, 'Title').fill(question);
  await writeDescription(form, 'Drafted.');
  const opening = page.waitForEvent('popup');
  await previewButton.click();
  const tab = await opening;
  await tab.waitForURL(/\/preview#[\w.-]+$/);
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await expect(frameOf(tab).getByRole('heading', { level: 3 })).toHaveText(question);
  await expect(frameOf(tab).getByText('Drafted.')).toBeVisible();
  await expectFaq(form, question, 'Drafted.');
  await tab.close();

  await openScreen(page, screenPath('previews'), 'Preview links');
  await button(page, 'End all links').click();
  const asking = page.getByRole('alertdialog', { name: 'End all links' });
  await asking.getByRole('button', { name: 'End all links' }).click();
  await expect(page.getByText('No links yet')).toBeVisible();
  const answer = await send(`${system.settings.cmsUrl}/web-admin/previews`, {
    token: await logInToCms(system, system.admin),
  });
  expect(record(answer.body).result).toEqual([]);
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
});
