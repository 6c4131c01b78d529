import type { Page } from '@playwright/test';
import * as contact from '../support/page/contact-form';
import { field as demoField, openers, popup } from '../support/page/demo-popup';
import { rerenderWarning, watchProblems } from '../support/page/page-watch';
import { awaitScript, holdScripts } from '../support/page/script';
import { expect, test } from '../support/system/test';

/** Inserts elements as a password manager or grammar checker does. */
const insertBesideFields = (page: Page) =>
  page.evaluate(() => {
    for (const field of document.querySelectorAll('form input, form textarea')) {
      field.after(document.createElement('div'));
      field.before(document.createElement('div'));
    }
  });

/** Wraps texts as a browser's translation does. */
const wrapTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement?.closest('script, style, textarea, template')) continue;
      // A `string`, because the types mark `font`, which translations use, as deprecated.
      const name: string = 'font';
      const [outer, inner] = [document.createElement(name), document.createElement(name)];
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
      inner.append(text);
    }
  });

/** The problems that a page reports, except that React rendered it again, which is right here. */
const problemsOf = (problems: string[]) =>
  problems.filter((text) => !text.startsWith(rerenderWarning));

test('a form with foreign elements beside its fields keeps its position, typed text, caret and tick', async ({
  page,
}) => {
  const problems = watchProblems(page);
  const release = await holdScripts(page);
  await page.goto('/services');
  await insertBesideFields(page);
  await contact.field(page, 'Email').pressSequentially('ada@example.com');
  await page.getByText("I'm not a robot", { exact: true }).click();
  await contact.field(page, 'Name').focus();
  await page.keyboard.type('Ada lace', { delay: 25 });
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('ArrowLeft');
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(500);
  release();
  // The scripts arrive, run and hydrate the page between these keys.
  await page.keyboard.type('Love', { delay: 100 });
  await awaitScript(page);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await insertBesideFields(page);
  await expect(contact.field(page, 'Name')).toBeFocused();
  await page.keyboard.type('-');
  await contact.expectTyped(page, { Name: 'Ada Love-lace', Email: 'ada@example.com' });
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  expect(problemsOf(problems)).toEqual([]);
});

test('the caret stays in the middle of an e-mail field, which does not expose its position', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact');
  await insertBesideFields(page);
  await contact.field(page, 'Email').pressSequentially('ada@example.com');
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('ArrowLeft');
  release();
  await awaitScript(page);
  await page.keyboard.type('-one');
  await contact.expectTyped(page, { Email: 'ada@example-one.com' });
});

test('a click opens the popup on a page that is translated before and after hydration', async ({
  page,
}) => {
  const problems = watchProblems(page);
  const release = await holdScripts(page);
  await page.goto('/dc3');
  await wrapTexts(page);
  await openers(page).first().click();
  release();
  await expect(popup(page)).toBeVisible();
  await wrapTexts(page);
  await demoField(page, 'Name').pressSequentially('Ada');
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await expect(openers(page).first()).toBeFocused();
  await expect(openers(page).first()).toHaveCSS('opacity', '1');
  expect(problemsOf(problems)).toEqual([]);
});
