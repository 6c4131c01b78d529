import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { screenPath } from '../../support/api/api';
import { send } from '../../support/api/send';
import { logInToCms } from '../../support/panel/accounts';
import {
  expectFitsPhone,
  looks,
  otherLooks,
  panelAxeFindings,
  type Look,
} from '../../support/panel/axe';
import { field, modal, openScreen } from '../../support/panel/forms';
import { excessWidth } from '../../support/panel/lists';
import { expect, test } from '../../support/panel/panel';

// drafts.spec.ts, addresses.spec.ts and history.spec.ts check most states in the first looks, on their way.

test.use({ as: 'webAdmin' });

const question = (page: Page, name: string) => page.getByRole('alertdialog', { name });
const entryScreen = (id: string) => `${screenPath('allblogs').replace('allblogs', 'blogs')}/${id}`;

const expectAccessible = async (page: Page, testedLooks: readonly Look[], what: string) => {
  expect(await panelAxeFindings(page, { in: testedLooks }), what).toEqual([]);
};

function testQuestions(testedLooks: readonly Look[]): void {
  test('the questions before an article leaves the site are accessible, with their pages to choose from', async ({
    page,
    panel,
  }) => {
    const word = randomUUID().slice(0, 8);
    const id = await panel.data.createBlog({ title: `Leaves ${word}` });
    await panel.data.createBlog({ title: `Heir of all ${word}` });
    await openScreen(page, entryScreen(id), 'Edit Blog');
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await expectAccessible(page, testedLooks, 'Unpublish');
    await page.getByRole('radio', { name: 'Leads to another page' }).click();
    await page.getByRole('combobox', { name: 'Page' }).pressSequentially(`heir-of-all-${word}`);
    await expect(page.getByRole('option', { name: `Heir of all ${word}` })).toBeVisible();
    await expectAccessible(page, testedLooks, 'the list of pages');
    await page.getByRole('combobox', { name: 'Page' }).fill('/nowhere');
    await question(page, 'Unpublish').getByRole('button', { name: 'Unpublish' }).click();
    await expect(question(page, 'Unpublish')).toContainText('The site has no page at /nowhere.');
    await expectAccessible(page, testedLooks, 'refused');
    await page.keyboard.press('Escape');
    await openScreen(page, `${screenPath('allblogs')}?_q=${word}`, 'All Blogs');
    await expect(page.getByRole('row').filter({ hasText: `Leaves ${word}` })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await expect(question(page, 'Delete')).toContainText('From then on, their addresses');
    await expectAccessible(page, testedLooks, 'Delete');
  });
}

testQuestions(looks);

test('on a small desk, all columns of the trash are in sight beside Strapi’s own menu', async ({
  page,
  panel,
  system,
}) => {
  const word = randomUUID().slice(0, 8);
  const title = `Everything that a reorganisation leaves behind, once more ${word}`;
  const description = `<p>${'One payroll calendar for each of many countries. '.repeat(4)}</p>`;
  const token = await logInToCms(system, system.admin);
  const trash = async (path: string) => {
    const url = `${system.settings.cmsUrl}/web-admin/${path}/trash`;
    expect((await send(url, { method: 'POST', token, json: {} })).status).toBe(200);
  };
  await trash(`blogs/${await panel.data.createBlog({ title, description })}`);
  await trash(`faqs/${await panel.data.createFaq(title, description)}`);
  // A Super Admin’s 1280 pixels without Strapi’s own menu.
  await page.setViewportSize({ width: 1224, height: 800 });
  for (const [screen, heading] of [
    ['allblogs', 'All Blogs'],
    ['allfaqs', 'Admin FAQs'],
  ] as const) {
    await openScreen(page, `${screenPath(screen)}?_q=${word}&state=trashed`, heading);
    await expect(page.getByRole('row').filter({ hasText: word })).toContainText('Delete for ever');
    expect(await excessWidth(page), heading).toBe(0);
  }
});

test.describe('in the other looks', { tag: '@full' }, () => {
  testQuestions(otherLooks);

  test('an article is accessible as a page in each of its states, in the trash and in its history', async ({
    page,
    panel,
    system,
  }) => {
    test.slow();
    const word = randomUUID().slice(0, 8);
    const title = `Seen ${word}`;
    const id = await panel.data.createBlog({ title });
    const token = await logInToCms(system, system.admin);
    const change = async (path: string, json: object, method = 'POST') => {
      const url = `${system.settings.cmsUrl}/web-admin/blogs/${id}/${path}`;
      const { status, text } = await send(url, { method, token, json });
      expect(status, text).toBe(200);
    };
    const openArticle = () => openScreen(page, entryScreen(id), 'Edit Blog');

    await openArticle();
    await expectAccessible(page, otherLooks, 'published');
    await change('draft', { title: `${title} again`, description: '<p>New.</p>' }, 'PUT');
    await openArticle();
    await expect(page.getByText('This is a draft.')).toBeVisible();
    await expectAccessible(page, otherLooks, 'published with newer draft');
    await change('unpublish', { to: '/about' });
    await openArticle();
    await expectAccessible(page, otherLooks, 'draft');

    await openScreen(page, `${entryScreen(id)}/history`, 'History');
    await expect(page.getByRole('region', { name: 'Comparison' })).toContainText('again');
    await expectAccessible(page, otherLooks, 'history');
    await expectFitsPhone(page);

    await change('trash', {});
    await openScreen(page, `${screenPath('allblogs')}?_q=${word}&state=trashed`, 'All Blogs');
    await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();
    await expectAccessible(page, otherLooks, 'trash');
    await page.getByRole('button', { name: /^Delete for ever/ }).click();
    await expect(question(page, 'Delete for ever')).toBeVisible();
    await expectAccessible(page, otherLooks, 'Delete for ever');
  });

  test('Redirects and Categories are accessible, with their forms', async ({ page, panel }) => {
    const word = randomUUID().slice(0, 8);
    const id = await panel.data.createBlog({ title: `Moves ${word}`, category: `Old ${word}` });
    await panel.data.editBlog(id, { slug: `moved-${word}` });
    await openScreen(page, `${screenPath('redirects')}?_q=${word}`, 'Redirects');
    await expect(page.getByRole('row').filter({ hasText: `/blog/moves-${word}` })).toBeVisible();
    await expectAccessible(page, otherLooks, 'Redirects');
    await expectFitsPhone(page);
    await page.getByRole('button', { name: 'Add redirect' }).click();
    await expect(field(modal(page, 'Add redirect'), 'Old address')).toBeVisible();
    await expectAccessible(page, otherLooks, 'Add redirect');
    await openScreen(page, `${screenPath('categories')}?_q=${word}`, 'Categories');
    await expectAccessible(page, otherLooks, 'Categories');
    await expectFitsPhone(page);
    await page.getByRole('button', { name: `Rename: “Old ${word}”` }).click();
    await field(modal(page, 'Rename category'), 'New name').fill(`New ${word}`);
    await page.getByRole('button', { name: 'Show what changes' }).click();
    await expect(modal(page, 'Rename category')).toContainText('will lead to');
    await expectAccessible(page, otherLooks, 'Rename category');
  });
});
