import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import {
  endpoints,
  endpointUrl,
  entryPath,
  panelReads,
  panelUrl,
  screenPath,
  type EndpointName,
} from '../support/api/api';
import { record, records, send } from '../support/api/send';
import { axeFindings } from '../support/page/axe';
import { loadedPictures, readThrough } from '../support/page/page-watch';
import { createWebAdmin, logInToCms } from '../support/panel/accounts';
import { firmMinute, firmZone, MovedClock } from '../support/panel/day/moved-clock';
import {
  expectNotice,
  field,
  fillBlog,
  modal,
  openScreen,
  pictureField,
  previews,
  writeDescription,
} from '../support/panel/forms';
import { logInAt } from '../support/panel/panel';
import type { Credentials } from '../support/panel/sessions';
import { openBuildSystem } from '../support/system/build-test';
import type { OwnSystem } from '../support/system/own-system';
import { expect, test } from '../support/system/policy-guard';

const articleScreen = (id: string) =>
  `${screenPath('allblogs').replace('allblogs', 'blogs')}/${id}`;

/** A build of everything that the week has brought takes longer than other waits. */
const built = { timeout: 400_000 };

const minute = 60_000;

/** Pictures of different colours, so small that a build makes few files of them. */
async function pictures(count: number, firstColour: number): Promise<string[]> {
  const drawn = Array.from({ length: count }, async (_, index) => {
    const background = { r: firstColour + index, g: 90, b: 160 };
    const bytes = await sharp({ create: { width: 48, height: 32, channels: 3, background } })
      .png()
      .toBuffer();
    return `data:image/png;base64,${bytes.toString('base64')}`;
  });
  return Promise.all(drawn);
}

/** The files of a build that contain a text, without those that only say where old addresses lead. */
function filesWith(out: string, text: string): string[] {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return files
    .filter((file) => readFileSync(file).includes(text))
    .map((file) => path.relative(out, file))
    .filter((file) => file !== '_redirects');
}

test.describe("an editor's week", { tag: '@full' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 900_000 });

  const clock = new MovedClock('editors-week');
  let system: OwnSystem;
  let page: Page;
  let token: string;
  let colleague: Credentials;
  let colleagueToken: string;

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(300_000);
    system = openBuildSystem('editors-week');
    await system.openBuilder();
    // After the changes of Monday, only a plan starts a build: the quiet period is longer than the test.
    await system.startCms({ seed: false, env: { ...clock.env, PUBLISH_QUIET_SECONDS: '3000' } });
    token = await logInToCms(system, system.admin);
    colleague = await createWebAdmin(system, token, 'ada.colleague');
    colleagueToken = await logInToCms(system, colleague);
    page = await browser.newPage({ baseURL: system.settings.cmsPublicUrl });
    const { email: username, password } = system.admin;
    await logInAt(page, screenPath('allblogs'), { username, password });
  });

  test.afterAll(async () => {
    await page.close();
    await system.stop();
  });

  /** Calls the CMS as one of the two editors. */
  async function call(url: string, message: { method: string; json?: object; by?: string }) {
    const { method, json, by = token } = message;
    const { status, text, body } = await send(`${system.settings.cmsUrl}${url}`, {
      method,
      token: by,
      ...(json === undefined ? {} : { json }),
    });
    expect(status, text).toBeLessThan(300);
    return record(record(body).result);
  }
  const write = (name: EndpointName, json: object, id?: string, by?: string) =>
    call(panelUrl(name, id), {
      method: endpoints[name].method,
      json,
      ...(by === undefined ? {} : { by }),
    });
  const createBlog = async (title: string, rest: object = {}) => {
    const json = {
      ...{ title, description: '<p>Words of this article.</p>', category: 'People', tag: 'work' },
      ...{ image: await pictures(1, 10) },
      ...rest,
    };
    return String((await write('createblog', json))._id);
  };

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const question = (name: string) => page.getByRole('alertdialog', { name });
  const openArticle = (id: string) => openScreen(page, articleScreen(id), 'Edit Blog');
  const openList = (search: string, state = '') =>
    openScreen(page, `${screenPath('allblogs')}?_q=${search}&state=${state}`, 'All Blogs');
  /** Publishes the open article once its form is ready. */
  async function update(): Promise<void> {
    await button('Update').click();
    await expectNotice(page, 'updated Blog successfully');
  }
  const answerOf = async (address: string) => {
    const { siteUrl } = system.settings;
    const answer = await page.request.get(siteUrl + address, { maxRedirects: 0 });
    const { location } = answer.headers();
    return [answer.status(), ...(location ? [new URL(location, siteUrl).pathname] : [])];
  };
  const apiTitles = async () => {
    const answer = await send(`${system.settings.siteUrl}${endpointUrl('allblogs')}?pageSize=100`);
    return records(record(answer.body).allblogs).map(({ title }) => title);
  };

  const ids: Record<string, string> = {};
  // One word each: lists put the last word of a title into an element of its own.
  const closing = 'Zephyrine';
  const leaving = 'Quixotry';
  const returning = 'Vellichor';
  const closedQuestion = 'Is Jentacular still answered?';

  test('Monday: the site is built with the articles of last week', async () => {
    ids.kept = await createBlog('Three calendars', { slug: 'three-calendars' });
    ids.closing = await createBlog(closing, { slug: 'zephyrine' });
    ids.leaving = await createBlog(leaving, { slug: 'quixotry' });
    ids.returning = await createBlog(returning, { slug: 'vellichor' });
    ids.merged = await createBlog('Wages on time', { slug: 'wages', category: 'Wages' });
    const faq = { question: closedQuestion, description: '<p>It is.</p>' };
    ids.faq = String((await write('createfaq', faq))._id);
    await system.build();
    // Its page, the lists and the data of the blog, the feed, and another article that leads to it.
    expect(filesWith(system.out, closing)).toEqual(
      expect.arrayContaining([
        ...['blog/zephyrine.html', 'blog.html', 'blog/category/people.html'],
        ...['page-data/blog/page-data.json', 'rss.xml', 'blog/three-calendars.html'],
      ]),
    );
    expect(filesWith(system.out, 'zephyrine')).toContain('sitemap-0.xml');
    expect(filesWith(system.out, 'Jentacular')).toContain('faq.html');
    await system.serve();
    expect(await apiTitles()).toContain(closing);
  });

  /** A colleague without a login opens the link to the draft that is open, on a phone. */
  async function showDraftTo(browser: Browser): Promise<void> {
    await button('Share preview').click();
    const form = modal(page, 'Share preview');
    await form.getByRole('button', { name: 'Copy link' }).click();
    await expect(field(form, 'Link')).toHaveValue(/\/preview#[\w.-]+$/);
    const link = await field(form, 'Link').inputValue();
    await page.keyboard.press('Escape');
    const colleaguesPage = await browser.newPage({ viewport: { width: 400, height: 800 } });
    await colleaguesPage.goto(link);
    const draft = colleaguesPage.frameLocator('iframe');
    await expect(draft.getByRole('heading', { level: 1 })).toHaveText('Three calendars');
    await expect(draft.getByText('Words that are not ready yet.')).toBeVisible();
    await colleaguesPage.goto(`${system.settings.siteUrl}/blog/three-calendars`);
    await expect(colleaguesPage.getByText('Words of this article.')).toBeVisible();
    await expect(colleaguesPage.getByText('not ready yet')).toHaveCount(0);
    await colleaguesPage.close();
  }

  test('Tuesday: a draft over a live article is shown to a colleague, and its address changes twice', async ({
    browser,
  }) => {
    await openArticle(ids.kept ?? '');
    await writeDescription(page, 'Words that are not ready yet.');
    await field(page, 'Description').press('Control+s');
    await expectNotice(page, 'Draft saved');
    const { allblogs } = record(
      (await send(`${system.settings.siteUrl}${endpointUrl('allblogs')}?pageSize=100`)).body,
    );
    expect(JSON.stringify(allblogs)).not.toContain('not ready yet');
    await showDraftTo(browser);
    for (const slug of ['four-calendars', 'five-calendars']) {
      await openArticle(ids.kept ?? '');
      await field(page, 'Address').fill(slug);
      await expect(page.getByText(`/blog/${slug} is free.`)).toBeVisible();
      await update();
    }
  });

  test('Wednesday: six edits by two people are compared, and one is brought back', async () => {
    const kept = ids.kept ?? '';
    for (let edit = 1; edit <= 6; edit += 1) {
      const by = edit % 2 === 0 ? colleagueToken : token;
      await write('editblog', { title: `Calendars, edit ${String(edit)}` }, kept, by);
    }
    await openArticle(kept);
    await page.getByRole('link', { name: 'History of this entry' }).click();
    const versions = page.getByRole('region', { name: 'List of versions' }).getByRole('listitem');
    await expect(versions.first()).toContainText(colleague.username);
    await expect(versions.nth(1)).toContainText(system.admin.username);
    await page.getByRole('radio', { name: 'Before: version 1', exact: true }).check();
    await expect(
      page
        .getByRole('region', { name: 'Comparison' })
        .getByRole('region', { name: 'Title', exact: true }),
    ).toContainText('Three calendars');
    await button('Restore version 1 as a draft').click();
    await question('Restore a version').getByRole('button', { name: 'Restore as a draft' }).click();
    await expectNotice(page, 'Version 1 is the draft now.');
    await expect(field(page, 'Title')).toHaveValue('Three calendars');
    // A restore keeps the address.
    await expect(field(page, 'Address')).toHaveValue('five-calendars');
    await update();
  });

  test('Wednesday: one category is merged into another', async () => {
    await openScreen(page, screenPath('categories'), 'Categories');
    await button('Rename: “Wages”').click();
    const form = modal(page, 'Rename category');
    await field(form, 'New name').fill('People');
    await form.getByRole('button', { name: 'Show what changes' }).click();
    await form.getByRole('button', { name: 'Merge' }).click();
    await expectNotice(page, 'The categories were merged.');
  });

  test('Thursday: one article is unpublished, one goes to the trash, one comes back from it', async () => {
    await openArticle(ids.closing ?? '');
    await button('Unpublish').click();
    await question('Unpublish').getByRole('button', { name: 'Unpublish' }).click();
    await expectNotice(page, /^Unpublished\./);

    await openList('Quixotry');
    await button(`Delete “${leaving}”`).click();
    await question('Delete').getByRole('radio', { name: 'Leads to another page' }).click();
    const target = question('Delete').getByRole('combobox', { name: 'Page' });
    await target.pressSequentially('calendars');
    await page.getByRole('option', { name: 'Three calendars' }).click();
    await expect(target).toHaveValue('/blog/five-calendars');
    await question('Delete').getByRole('button', { name: 'Delete' }).click();
    await expectNotice(page, 'Deleted blog successfully');

    await openList('Vellichor');
    await button(`Delete “${returning}”`).click();
    await question('Delete').getByRole('button', { name: 'Delete' }).click();
    await openList('Vellichor', 'trashed');
    await button(`Restore “${returning}”`).click();
    await expectNotice(page, 'Restored as a draft');
    await openArticle(ids.returning ?? '');
    await update();

    const faq = entryPath(panelReads.faqs, ids.faq ?? '', 'unpublish');
    await call(faq, { method: 'POST', json: {} });
  });

  test('Friday: an article with 30 pictures, a table and code', async () => {
    const first = await pictures(15, 20);
    const imageAlt = first.map((_, index) => `Photograph ${String(index + 1)}`);
    const id = await createBlog('A long read', { slug: 'long-read', image: first, imageAlt });
    const others = await pictures(15, 60);
    const figures = others.map(
      (src, index) => `<figure><img src="${src}" alt="Drawing ${String(index + 1)}"></figure>`,
    );
    const description = [
      '<h2>Figures</h2>',
      '<table><thead><tr><th scope="col">Month</th><th scope="col">Wages</th></tr></thead>',
      '<tbody><tr><td>May</td><td>1,200</td></tr></tbody></table>',
      '<pre><code>if (a &lt; b) {\n  pay(a);\n}</code></pre>',
      ...figures,
    ].join('');
    await write('editblog', { description }, id);
    await openArticle(id);
    await expect(previews(page)).toHaveCount(15);
    await expect(field(page, 'Description').locator('img')).toHaveCount(15);
  });

  test('Friday: an article is planned for a minute, published then and seen on the site, with everything of the week', async () => {
    const title = 'Punctual';
    await openScreen(page, screenPath('addblog'), 'Add Blog');
    await fillBlog(page, { title, tag: '', category: 'People', description: 'At its minute.' });
    await pictureField(page).setInputFiles('e2e/support/hostile/picture.png');
    await expect(previews(page)).toHaveCount(1);
    const at = firmMinute(clock.now() + 3 * minute);
    await button('Schedule').click();
    await modal(page, 'Schedule').getByLabel('Publish at').fill(at);
    await modal(page, 'Schedule').getByRole('button', { name: 'Schedule' }).click();
    await expectNotice(page, /^Planned: publish /);
    await openScreen(page, screenPath('planned'), 'Planned');
    const planned = page.getByRole('row').filter({ hasText: title });
    await expect(planned).toContainText(`${at.slice(11)} (${firmZone})`);
    expect(await answerOf('/blog/punctual')).toEqual([404]);

    clock.moveTo(clock.now() + 4 * minute);
    await expect.poll(() => answerOf('/blog/punctual'), built).toEqual([200]);
    await expect(async () => {
      await openScreen(page, `${screenPath('planned')}?view=ended`, 'Planned');
      await expect(planned).toContainText(/on the site \d\d:\d\d/, { timeout: 2_000 });
    }).toPass();
    await expect(planned).toContainText(`Planned ${at.slice(11)}, `);
  });

  test('after the build, every address of the week answers as it was decided', async () => {
    expect(await answerOf('/blog/five-calendars')).toEqual([200]);
    for (const old of ['three-calendars', 'four-calendars', 'quixotry']) {
      expect(await answerOf(`/blog/${old}`)).toEqual([301, '/blog/five-calendars']);
    }
    expect(await answerOf('/blog/category/wages')).toEqual([301, '/blog/category/people']);
    expect(await answerOf('/blog/wages')).toEqual([200]);
    expect(await answerOf('/blog/vellichor')).toEqual([200]);
    expect(await answerOf('/blog/zephyrine')).toEqual([410]);

    const { siteUrl } = system.settings;
    await page.goto(`${siteUrl}/blog/quixotry`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three calendars');
    await page.goto(`${siteUrl}/blog/zephyrine`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This article is gone');
  });

  test('what was unpublished or deleted is in no file of the site and in no answer of the API', async () => {
    // Pages, data of pages, feed, sitemap, search data, lists of related articles: whatever the build has written.
    for (const text of [closing, leaving, 'zephyrine', 'quixotry', 'Jentacular']) {
      expect(filesWith(system.out, text), text).toEqual([]);
    }
    expect(filesWith(system.out, returning)).toContain('blog/vellichor.html');
    const titles = await apiTitles();
    expect(titles).toContain(returning);
    expect(titles).not.toContain(closing);
    expect(titles).not.toContain(leaving);
    for (const list of ['allblogs', 'allfaqs'] as const) {
      const { text } = await send(`${system.settings.siteUrl}${endpointUrl(list)}?pageSize=100`);
      expect(text).not.toMatch(/zephyrine|quixotry|jentacular/i);
    }
  });

  test('the long article shows all that it has, to everyone', async () => {
    const thirty = ['Drawing', 'Photograph']
      .flatMap((name) => Array.from({ length: 15 }, (_, index) => `${name} ${String(index + 1)}`))
      .sort();
    for (const width of [400, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${system.settings.siteUrl}/blog/long-read`);
      const article = page.getByRole('main');
      await expect(article.getByRole('table')).toContainText('1,200');
      await expect(article.locator('pre code')).toHaveText('if (a < b) {\n  pay(a);\n}');
      // The cover, the others below the text, and those in the text.
      await readThrough(page);
      const shown = await loadedPictures(article.getByRole('article').first());
      expect(shown.sort()).toEqual(thirty);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      expect(await axeFindings(page, 'main')).toEqual([]);
    }
  });
});
