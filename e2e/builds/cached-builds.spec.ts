import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { contentRevisionNow } from '../../scripts/build/revisions';
import { hostileText, hostileTitle, stolen } from '../support/hostile/hostile-article';
import { wholeText } from '../support/hostile/whole-article';
import { longWord, wideText } from '../support/hostile/wide-article';
import { axeFindings } from '../support/page/axe';
import { headIn } from '../support/page/document';
import { expectTyped, field, send } from '../support/page/contact-form';
import { sidewaysScroll } from '../support/page/page-watch';
import { holdScripts } from '../support/page/script';
import { structuredDataIn } from '../support/page/structured-data';
import { AdminApi, type Upload } from '../support/panel/admin-api';
import { openBuildSystem } from '../support/system/build-test';
import type { OwnSystem } from '../support/system/own-system';
import { expect, test } from '../support/system/policy-guard';
import { buildPorts } from '../support/system/ports';
import { serveOutput } from '../support/system/serve-output';

const faq = 'api::faq.faq';
const blog = 'api::blog.blog';
const siteUrl = `http://localhost:${String(buildPorts.site)}`;

/** The scripts that a page loads. */
const scriptsIn = (html: string) =>
  Array.from(html.matchAll(/<script src="([^"]+)"/g), ([, src]) => src);

test.use({ baseURL: siteUrl });

/** One series of four builds for all tests, because a build takes long. */
test.describe('a build with caches', () => {
  test.describe.configure({ mode: 'serial', timeout: 400_000 });

  let system: OwnSystem;
  let admin: AdminApi;
  let picture: Upload;
  const ids: Record<string, string> = {};
  /** A visitor who opened the contact page before the first of these builds and typed into its form. */
  let visitor: Page;
  const typed = { Name: 'Ada', Message: 'Typed before two deploys.' };
  let releaseScripts: () => void;
  let scriptsBefore: unknown[];

  const page = (name: string) => readFileSync(path.join(system.out, name), 'utf8');
  const shown = () => page('faq.html');
  /** The content revision that the site was built from. */
  const revision = () => Number(JSON.parse(page('build.json')).revision);
  const coverOf = (slug: string) => /<img [^>]*src="([^"]+)"/.exec(page(`blog/${slug}.html`))?.[1];
  const article = (slug: string) => existsSync(path.join(system.out, `blog/${slug}.html`));

  const description = '<p>An answer.</p>';
  const question = (text: string) => ({ question: text, description });
  const blogEntry = (title: string, image: number[]) => ({
    title,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    description: `<h2>Part</h2><p>Text of ${title}.</p>`,
    category: 'Testing',
    tag: '',
    image,
  });

  test.beforeAll(async ({ browser }) => {
    system = openBuildSystem('cached-builds');
    await system.startCms({ seed: false });
    admin = await AdminApi.login(system);
    visitor = await browser.newPage({ baseURL: siteUrl });
    await serveOutput(visitor, system.out, siteUrl);
    releaseScripts = await holdScripts(visitor);
    await visitor.goto('/contact');
    scriptsBefore = scriptsIn(page('contact.html'));
    for (const [label, value] of Object.entries(typed)) {
      await field(visitor, label).pressSequentially(value);
    }
  });

  test.afterAll(async () => {
    await system.stop();
    await visitor.close();
  });

  /** Builds the site, and expects that its record names the current content revision. */
  async function buildAll(): Promise<void> {
    const { cmsUrl } = system.settings;
    const current = await contentRevisionNow(cmsUrl, system.secrets.CMS_BUILD_TOKEN);
    await system.build();
    expect(revision()).toBe(current);
  }

  const words = 'Words of the first of these deploys.';

  /** Changes the scripts of every page. Changing the firm's facts would, too, but would discard the caches. */
  function changeScripts(): void {
    const footer = path.join(
      system.settings.siteRoot,
      'site/src/ui/layout/footer/FooterContact.tsx',
    );
    writeFileSync(footer, readFileSync(footer, 'utf8').replace(/Founded .*/, words));
  }

  /** Publishes a question on Strapi's own screens. */
  async function writeInContentManager(browser: Page): Promise<void> {
    const panel = `${system.settings.cmsPublicUrl}/admin`;
    await browser.goto(panel);
    await browser.getByLabel('Email').fill(system.admin.email);
    await browser.getByLabel('Password').first().fill(system.admin.password);
    await browser.getByRole('button', { name: 'Login' }).click();
    await browser.waitForURL(/\/admin\/?$/);
    await browser.goto(`${panel}/content-manager/collection-types/${faq}/create`);
    await browser.getByLabel('question').fill('Can an admin write a question?');
    await browser
      .getByLabel('description')
      .fill(
        `<p>Yes.<script>document.title = "${stolen}"</script> It is <strong>safe</strong>.</p>`,
      );
    await browser.getByRole('button', { name: 'Publish' }).click();
    await expect(browser.getByText('Published document')).toBeVisible();
  }

  test('shows published entries and no drafts', async ({ page: browser }) => {
    await writeInContentManager(browser);
    picture = await admin.upload('e2e/support/hostile/small-picture.png');
    const image = [picture.id];
    await admin.createPublished(faq, question('Is this one kept?'));
    ids.edited = await admin.createPublished(faq, question('Is this the old text?'));
    ids.hidden = await admin.createPublished(faq, question('Is this one hidden?'));
    await admin.create(faq, question('Is this a draft?'));
    ids.first = await admin.createPublished(blog, blogEntry('First article', image));
    ids.second = await admin.createPublished(blog, blogEntry('Second article', image));
    ids.third = await admin.createPublished(blog, blogEntry('Third article', image));
    await admin.create(blog, blogEntry('Draft article', image));
    await admin.createPublished(blog, {
      ...blogEntry('Hostile', image),
      title: hostileTitle,
      description: hostileText(picture.url),
      tag: '<i>HR</i>',
    });
    const gif = await admin.upload('e2e/support/pictures/moving.gif', undefined, 'A film');
    const webp = await admin.upload('e2e/support/pictures/moving.webp');
    await admin.createPublished(blog, {
      ...blogEntry('Moving', [gif.id]),
      description: `<p>Words</p><p><img src="${webp.url}" alt="Another film"></p>`,
    });
    await admin.createPublished(faq, { question: longWord, description: wideText });
    await admin.createPublished(blog, {
      ...blogEntry('Wide', image),
      title: longWord,
      description: wideText,
      tag: longWord,
      category: longWord,
    });
    const social = await admin.upload('e2e/support/hostile/picture.png');
    await admin.createPublished(blog, {
      ...blogEntry('Quiet', image),
      description: wholeText(picture.url),
      author: 'Ada <Example>',
      metaTitle: 'What a search says',
      metaDescription: 'What to agree on first.',
      socialImage: social.id,
      noindex: true,
    });
    changeScripts();
    await buildAll();
    expect(page('contact.html')).toContain(words);
    expect(shown()).toContain('Is this one kept?');
    expect(shown()).toContain('Is this one hidden?');
    expect(shown()).not.toContain('Is this a draft?');
    expect(shown()).toContain('Can an admin write a question?');
    expect(shown()).toContain('<strong>safe</strong>');
    expect(shown()).not.toContain(stolen);
    expect(page('blog/first-article.html')).toContain('Text of First article.');
    expect(article('draft-article')).toBe(false);
    expect(page('blog.html')).not.toContain('Draft article');
  });

  test('an article that search engines shall not list is in no sitemap, but in the blog and the feed', () => {
    const html = page('blog/quiet.html');
    const head = headIn(html);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(head).toMatchObject({
      title: 'What a search says',
      description: 'What to agree on first.',
      canonical: `${siteUrl}/blog/quiet`,
    });
    expect(head.image).not.toBe(headIn(page('blog/first-article.html')).image);
    const sitemap = page('sitemap-0.xml');
    expect(sitemap).toContain(`${siteUrl}/blog/first-article</loc>`);
    expect(sitemap).not.toContain('/blog/quiet');
    expect(page('blog/first-article.html')).not.toContain('noindex');
    expect(page('blog.html')).toContain('/blog/quiet');
    expect(page('rss.xml')).toContain('/blog/quiet');
    expect(structuredDataIn(html)).toContainEqual(
      expect.objectContaining({ author: { '@type': 'Person', name: 'Ada <Example>' } }),
    );
  });

  test('an article with three headings leads to them without script', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
    const reader = await context.newPage();
    await serveOutput(reader, system.out, siteUrl);
    await reader.goto('/blog/quiet');
    const contents = reader.getByRole('navigation', { name: 'In this article' });
    await expect(contents.getByRole('link')).toHaveText([
      ...['What each system counts', 'In short', 'How we compare', 'What follows'],
    ]);
    await contents.getByRole('link', { name: 'How we compare' }).click();
    await expect(reader.getByRole('heading', { name: 'How we compare' })).toBeInViewport();
    await expect(reader.getByText('1 min read')).toBeVisible();
    await expect(reader.getByText('By Ada <Example>')).toBeVisible();
    await reader.goto('/blog/first-article');
    await expect(contents).toHaveCount(0);
    await context.close();
  });

  for (const [width, colorScheme] of [
    [390, 'light'],
    [390, 'dark'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const) {
    test(`every element of an article is accessible at ${String(width)} pixels, ${colorScheme}`, async ({
      page: browser,
    }) => {
      await serveOutput(browser, system.out, siteUrl);
      await browser.emulateMedia({ colorScheme });
      await browser.setViewportSize({ width, height: 900 });
      await browser.goto('/blog/quiet');
      const table = browser.getByRole('region', { name: /^Table: Country/ });
      await table.focus();
      await expect(table).toBeFocused();
      await browser.getByRole('group', { name: 'Code' }).focus();
      await expect(browser.getByRole('presentation')).toHaveCount(1);
      expect(await sidewaysScroll(browser)).toBeLessThanOrEqual(0);
      expect(await axeFindings(browser)).toEqual([]);
    });
  }

  test('an article shows its text and pictures and runs no script', async ({ page: browser }) => {
    await serveOutput(browser, system.out, siteUrl);
    await browser.goto('/blog/hostile');
    await browser.waitForLoadState('networkidle');
    const main = browser.getByRole('main');
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
    // At its start, because the paragraph also contains the allowed link.
    await main.getByText('A trap').click({ position: { x: 8, y: 8 } });
    await expect(main.getByRole('img', { name: 'Nothing' })).toHaveCount(0);
    await expect(main.locator('a', { hasText: /trap|another|a third/ })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'a way on' })).toHaveAttribute('href', '/faq');
    await expect(main.locator('script, svg[onload], iframe, style, form')).toHaveCount(0);
    expect(await browser.title()).toContain(hostileTitle);
    expect(await browser.title()).not.toBe(stolen);
  });

  test('a title with markup stays text in the list, the structured data and the feed', async ({
    page: browser,
  }) => {
    await serveOutput(browser, system.out, siteUrl);
    await browser.goto('/blog');
    await browser.waitForLoadState('networkidle');
    await expect(browser.getByRole('heading', { level: 3, name: hostileTitle })).toBeVisible();
    expect(await browser.title()).toMatch(/^Blog/);
    expect(structuredDataIn(page('blog/hostile.html'))).toContainEqual(
      expect.objectContaining({ '@type': 'BlogPosting', headline: hostileTitle }),
    );
    const titles = await browser.evaluate((xml) => {
      const entries = new DOMParser().parseFromString(xml, 'application/xml');
      return Array.from(entries.querySelectorAll('item > title'), ({ textContent }) => textContent);
    }, page('rss.xml'));
    expect(titles).toContain(hostileTitle);
  });

  test('animated pictures move in an article until a visitor pauses them, and not in the list', async ({
    page: browser,
  }) => {
    await serveOutput(browser, system.out, siteUrl);
    await browser.goto('/blog/moving');
    for (const [name, kind] of [
      ['A film', 'gif'],
      ['Another film', 'webp'],
    ] as const) {
      const shown = browser.getByRole('img', { name, exact: true });
      await shown.scrollIntoViewIfNeeded();
      const moves = new RegExp(`^/static/[0-9a-f]+\\.${kind}$`);
      await expect(shown).toHaveAttribute('src', moves);
      await expect(shown).toHaveJSProperty('naturalWidth', 120);
      const film = browser.locator('span', { has: shown });
      await film.getByRole('checkbox', { name: 'Pause the picture' }).check();
      await expect(shown).not.toHaveAttribute('src', moves);
      await expect(shown).toHaveJSProperty('complete', true);
      // 0 would mean that the file is missing.
      await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
    }
    expect(page('blog.html')).not.toContain('.gif');
  });

  for (const width of [320, 390, 1280]) {
    test(`content never makes a page wider than a window of ${String(width)} pixels`, async ({
      page: browser,
    }) => {
      await serveOutput(browser, system.out, siteUrl);
      await browser.setViewportSize({ width, height: 800 });
      const category = page('blog.html').match(/\/blog\/category\/arbeit[^"]+/)?.[0] ?? '';
      for (const address of ['/blog', category, '/blog/wide', '/blog/hostile', '/faq']) {
        const answer = await browser.goto(address);
        expect(answer?.status(), address).toBe(200);
        await browser.locator('details').evaluateAll((all) => {
          for (const details of all) details.setAttribute('open', '');
        });
        expect(await sidewaysScroll(browser), address).toBeLessThanOrEqual(0);
      }
    });
  }

  test('the next build includes edited, unpublished and deleted entries, and changes nothing else', async () => {
    const before = revision();
    await admin.edit(faq, ids.edited ?? '', question('Is this the new text?'));
    await admin.unpublish(faq, ids.hidden ?? '');
    await admin.unpublish(blog, ids.first ?? '');
    await admin.delete(blog, ids.second ?? '');
    // The source plugin alone would miss this: it asks for entries with a newer `updatedAt`.
    await admin.unpublish(blog, ids.third ?? '');
    await admin.publish(blog, ids.third ?? '');
    const coverBefore = coverOf('third-article');
    // The address stays the same; the picture changes.
    await admin.upload('e2e/support/hostile/picture.png', picture, 'Another drawing');
    await system.build();
    expect(coverOf('third-article')).not.toBe(coverBefore);
    expect(page('blog/third-article.html')).toContain('alt="Another drawing"');
    expect(revision()).toBeGreaterThan(before);
    expect(shown()).toContain('Is this the new text?');
    expect(shown()).not.toContain('Is this the old text?');
    expect(shown()).not.toContain('Is this one hidden?');
    expect(page('blog.html')).not.toMatch(/First article|Second article/);
    expect(['first-article', 'second-article', 'third-article'].filter(article)).toEqual([
      'third-article',
    ]);
  });

  test('a page opened two deploys ago still works and keeps the typed text', async () => {
    /** Changes with each document, so it shows whether the page was reloaded. */
    const opened = () => visitor.evaluate(() => performance.timeOrigin);
    const before = await opened();
    expect(scriptsIn(page('contact.html'))).not.toEqual(scriptsBefore);
    // The visitor's next page gets the policy of this build.
    await serveOutput(visitor, system.out, siteUrl);

    releaseScripts();
    await send(visitor);
    const alert = visitor.getByRole('alert').filter({ visible: true });
    await expect(alert).toHaveText('Please fill all the fields');
    await expectTyped(visitor, typed);
    expect(await opened()).toBe(before);
    await visitor.getByRole('banner').getByRole('link', { name: 'FAQ' }).first().click();
    await expect(visitor).toHaveURL('/faq');
    await expect(visitor.getByText(words).first()).toBeVisible();
    expect(await opened()).not.toBe(before);
  });

  test('entries published again return, and a style change reaches every page', async () => {
    await admin.publish(faq, ids.hidden ?? '');
    await admin.publish(blog, ids.first ?? '');
    const sheet = path.join(system.settings.siteRoot, 'site/src/styles/global.css');
    appendFileSync(sheet, '\n@layer base { body { caret-color: #010203 } }\n');
    await system.build();
    expect(shown()).toContain('Is this one hidden?');
    expect(page('blog.html')).toContain('First article');
    for (const name of ['index.html', '404.html', 'faq.html', 'blog/first-article.html']) {
      expect(page(name), name).toContain('caret-color:#010203');
    }
  });

  test('the pages say so when there are no entries left', async () => {
    for (const kind of [faq, blog] as const) {
      for (const id of await admin.ids(kind)) await admin.delete(kind, id);
    }
    await system.build();
    expect(shown()).toContain('There are no questions here yet.');
    expect(shown()).not.toContain('Is this one kept?');
    expect(page('blog.html')).toContain('There are no articles yet.');
    expect(page('blog.html')).not.toContain('First article');
    expect(article('first-article')).toBe(false);
  });
});
