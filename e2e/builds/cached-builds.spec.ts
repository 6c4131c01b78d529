import { appendFileSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AdminApi } from '../support/panel/admin-api';
import { expectTyped, field, send } from '../support/page/contact-form';
import { hostileText, hostileTitle, stolen } from '../support/hostile/hostile-article';
import { openBuildHouse } from '../support/system/build-test';
import type { House } from '../support/system/house';
import { expect, test } from '../support/system/policy-guard';
import { holdScripts } from '../support/page/script';
import { serveOutput } from '../support/system/serve-output';
import { structuredDataIn } from '../support/page/structured-data';

const faq = 'api::faq.faq';
const blog = 'api::blog.blog';

/** All files below a folder with their contents, by their relative names. */
function contents(folder: string): Map<string, string> {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return [path.relative(folder, file), readFileSync(file, 'latin1')];
      }),
  );
}

/** Webpack numbers a compilation by more than what comes out of it. */
const withoutCompilation = (text = '') =>
  text.replaceAll(/((?:webpackCompilationHash"?[=:]|data-build=)")[0-9a-f]{20}/g, '$1');

/** The scripts that a page asks for. */
const scriptsIn = (html: string) =>
  Array.from(html.matchAll(/<script src="([^"]+)"/g), ([, src]) => src);

test.describe('a build, cached or not, shows exactly what the CMS holds', () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 });

  let house: House;
  let admin: AdminApi;
  const ids: Record<string, string> = {};

  const page = (name: string) => readFileSync(path.join(house.out, name), 'utf8');
  const shown = () => page('faq.html');
  /** The content's revision that the site says it was built from. */
  const revision = () => Number(JSON.parse(page('build.json')).revision);
  const article = (slug: string) => existsSync(path.join(house.out, `blog/${slug}.html`));

  const description = '<p>An answer.</p>';
  const blogEntry = (title: string, image: number[]) => ({
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    description: `<h2>Part</h2><p>Text of ${title}.</p>`,
    category: 'Testing',
    tag: '',
    image,
  });

  test.beforeAll(async () => {
    house = openBuildHouse('cached-builds');
    await house.startCms({ seed: false });
    admin = await AdminApi.login(house);
  });

  test.afterAll(async () => {
    await house.stop();
  });

  test('an empty CMS builds, with a page that says so', async () => {
    await house.build();
    expect(shown()).toContain('<h1');
    expect(article('first-article')).toBe(false);
    expect(revision()).toBe(0);
  });

  test('published entries appear, drafts do not', async () => {
    const picture = await admin.upload('e2e/support/hostile/picture.png');
    const image = [picture.id];
    ids.kept = await admin.createPublished(faq, { question: 'Is this one kept?', description });
    ids.edited = await admin.createPublished(faq, {
      question: 'Is this the old text?',
      description,
    });
    ids.hidden = await admin.createPublished(faq, { question: 'Is this one hidden?', description });
    ids.draft = await admin.create(faq, { question: 'Is this a draft?', description });
    ids.first = await admin.createPublished(blog, blogEntry('First article', image));
    ids.second = await admin.createPublished(blog, blogEntry('Second article', image));
    await admin.createPublished(blog, {
      ...blogEntry('Hostile', image),
      title: hostileTitle,
      description: hostileText(picture.url),
      tag: '<i>HR</i>',
    });
    await house.build();
    expect(shown()).toContain('Is this one kept?');
    expect(shown()).toContain('Is this one hidden?');
    expect(shown()).not.toContain('Is this a draft?');
    expect(article('first-article')).toBe(true);
    expect(page('blog/first-article.html')).toContain('Text of First article.');
  });

  test('an article shows its words and the pictures in its text, and no script of it runs', async ({
    page,
  }) => {
    await serveOutput(page, house.out, house.settings.siteUrl);
    await page.goto(`${house.settings.siteUrl}/blog/hostile`);
    await page.waitForLoadState('networkidle');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(hostileTitle);
    await main.getByRole('heading', { level: 2, name: 'What stays' }).click();
    await main.getByText('Words that stay.').hover();
    const drawing = main.getByRole('img', { name: 'A drawing in the text' });
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).toHaveJSProperty('complete', true);
    expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      100,
    );
    expect(await drawing.getAttribute('src')).toMatch(/^\/static\//);
    // At its start: the paragraph also holds the link that stays.
    await main.getByText('A trap').click({ position: { x: 8, y: 8 } });
    await expect(main.getByRole('img', { name: 'Nothing' })).toHaveCount(0);
    await expect(main.locator('a', { hasText: /trap|another|a third/ })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'a way on' })).toHaveAttribute('href', '/faq');
    await expect(main.locator('script, svg[onload], iframe, style, form')).toHaveCount(0);
    expect(await page.title()).toContain(hostileTitle);
    expect(await page.title()).not.toBe(stolen);
  });

  test('what an article is called stays words in the list, the structured data and the feed', async ({
    page,
  }) => {
    await serveOutput(page, house.out, house.settings.siteUrl);
    await page.goto(`${house.settings.siteUrl}/blog`);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 3, name: hostileTitle })).toBeVisible();
    expect(await page.title()).toMatch(/^Blog/);
    const html = readFileSync(path.join(house.out, 'blog/hostile.html'), 'utf8');
    expect(structuredDataIn(html)).toContainEqual(
      expect.objectContaining({ '@type': 'BlogPosting', headline: hostileTitle }),
    );
    const feed = readFileSync(path.join(house.out, 'rss.xml'), 'utf8');
    const titles = await page.evaluate((xml) => {
      const entries = new DOMParser().parseFromString(xml, 'application/xml');
      return Array.from(entries.querySelectorAll('item > title'), ({ textContent }) => textContent);
    }, feed);
    expect(titles).toContain(hostileTitle);
  });

  test('an edit replaces the old text', async () => {
    const before = revision();
    await admin.edit(faq, ids.edited ?? '', { question: 'Is this the new text?', description });
    await house.build();
    expect(shown()).toContain('Is this the new text?');
    expect(shown()).not.toContain('Is this the old text?');
    expect(revision()).toBeGreaterThan(before);
  });

  test('what is unpublished is gone, with nothing else changed', async () => {
    await admin.unpublish(faq, ids.hidden ?? '');
    await admin.unpublish(blog, ids.first ?? '');
    await house.build();
    expect(shown()).not.toContain('Is this one hidden?');
    expect(article('first-article')).toBe(false);
    expect(page('blog.html')).not.toContain('First article');
  });

  test('what is published again is back, with nothing else changed', async () => {
    await admin.publish(faq, ids.hidden ?? '');
    await admin.publish(blog, ids.first ?? '');
    await house.build();
    expect(shown()).toContain('Is this one hidden?');
    expect(article('first-article')).toBe(true);
  });

  test('what is unpublished and published again between two builds stays', async () => {
    await admin.unpublish(faq, ids.hidden ?? '');
    await admin.publish(faq, ids.hidden ?? '');
    await admin.delete(blog, ids.second ?? '');
    await house.build();
    expect(shown()).toContain('Is this one hidden?');
    expect(article('second-article')).toBe(false);
  });

  test('a change of a style alone reaches every page', async () => {
    const sheet = path.join(house.settings.workshop, 'site/src/styles/global.css');
    appendFileSync(sheet, '\n@layer base { body { caret-color: #010203 } }\n');
    await house.build();
    for (const name of ['index.html', '404.html', 'faq.html', 'blog/first-article.html']) {
      expect(page(name), name).toContain('caret-color:#010203');
    }
  });

  test('a page that was opened two deploys ago still works, with what was typed into it', async ({
    page,
  }) => {
    const { siteUrl, workshop } = house.settings;
    // What the settings of the build are read from besides, such as the firm's facts, would make it start from nothing.
    const footer = path.join(workshop, 'site/src/components/layout/FooterContact.tsx');
    const html = () => readFileSync(path.join(house.out, 'contact.html'), 'utf8');
    const typed = { Name: 'Ada', Message: 'Typed before two deploys.' };
    /** Tells a new document from the one that was opened. */
    const opened = () => page.evaluate(() => performance.timeOrigin);

    await serveOutput(page, house.out, siteUrl);
    const letGo = await holdScripts(page);
    await page.goto(`${siteUrl}/contact`);
    const before = await opened();
    const scripts = scriptsIn(html());
    for (const [label, value] of Object.entries(typed)) {
      await field(page, label).pressSequentially(value);
    }

    for (const words of ['Words of the first deploy.', 'Words of the second deploy.']) {
      writeFileSync(footer, readFileSync(footer, 'utf8').replace(/(Founded|Words) .*/, words));
      await house.build();
      expect(html()).toContain(words);
    }
    expect(scriptsIn(html())).not.toEqual(scripts);
    // For its next page, under the policy of this build.
    await serveOutput(page, house.out, siteUrl);

    letGo();
    await send(page);
    const alert = page.getByRole('alert').filter({ visible: true });
    await expect(alert).toHaveText('Please fill all the fields');
    await expectTyped(page, typed);
    expect(await opened()).toBe(before);
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).first().click();
    await expect(page).toHaveURL(`${siteUrl}/faq`);
    await expect(page.getByText('Words of the second deploy.').first()).toBeVisible();
    expect(await opened()).not.toBe(before);
  });

  test('a cached build equals one from nothing on the host', async () => {
    const cached = contents(house.keepOutput('cached'));
    house.forgetBuilds();
    await house.build({ NETLIFY: 'true' });
    const fresh = contents(house.out);
    expect([...fresh.keys()].sort()).toEqual([...cached.keys()].sort());
    // It alone says when it was built.
    for (const [name, content] of [...fresh].filter(([file]) => file !== 'build.json')) {
      const same = withoutCompilation(cached.get(name)) === withoutCompilation(content);
      expect(same, name).toBe(true);
    }
  });

  test('the last entry of each kind can go', async () => {
    for (const id of await admin.ids(faq)) await admin.delete(faq, id);
    for (const id of await admin.ids(blog)) await admin.delete(blog, id);
    await house.build();
    expect(shown()).not.toContain('Is this one kept?');
    expect(article('first-article')).toBe(false);
    expect(page('blog.html')).not.toContain('First article');
  });

  test('without the CMS the build fails with a sentence, and the old output stays', async () => {
    const before = contents(house.keepOutput('before'));
    await house.stopCms();
    await expect(house.build()).rejects.toThrow(/CMS[^]*The site was not built\./);
    expect(contents(house.out)).toEqual(before);
  });
});
