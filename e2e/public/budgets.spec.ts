import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { budgets } from '../support/page/budgets';
import { expectThanks, fill, send, solveCaptcha } from '../support/page/contact-form';
import { anyScript, awaitScript } from '../support/page/script';
import { expect, test } from '../support/system/test';

const compressed = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;

test('Chromium is asked to compile the scripts while they arrive', ({ house }) => {
  const files = readdirSync(house.out).filter((name) => name.endsWith('.js'));
  expect(files).toContainEqual(expect.stringMatching(/^framework-/));
  for (const file of files) {
    const text = readFileSync(path.join(house.out, file), 'utf8');
    // Ahead of all code; only the note on licences may stand before it.
    expect(text, file).toMatch(/^(\/\*!.*\*\/\n)?\/\/# allFunctionsCalledOnLoad\n/);
  }
});

/**
 * Notes the scripts that a page fetches from now on; the function tells their bytes, without the captcha's.
 * @param out the folder of the built site. They are read there: the page may be closed while one still arrives.
 */
function countScripts(page: Page, out: string): () => number {
  const fetched = new Set<string>();
  page.on('response', (response) => {
    if (anyScript.test(response.url())) fetched.add(new URL(response.url()).pathname);
  });
  return () => {
    const scripts = [...fetched].map((name) => readFileSync(path.join(out, name), 'utf8'));
    // Only ALTCHA's solver and its worker name the algorithm of the work.
    const counted = scripts.filter((text) => !text.includes('PBKDF2'));
    expect(counted.length).toBeGreaterThan(3);
    return counted.reduce((sum, text) => sum + compressed(text), 0);
  };
}

test('the script of /contact stays within its budget when a message was sent', async ({
  page,
  house,
}) => {
  const scriptBytes = countScripts(page, house.out);
  await page.goto('/contact');
  await fill(page);
  await solveCaptcha(page);
  await send(page);
  await expectThanks(page);
  await page.waitForLoadState('networkidle');
  expect(scriptBytes()).toBeLessThanOrEqual(budgets.scriptAfterUse['/contact']);
});

test('the script of / stays within its budget when everything on it was used', async ({
  page,
  house,
}) => {
  const scriptBytes = countScripts(page, house.out);
  await page.goto('/');
  await awaitScript(page);
  for (const carousel of await page.locator('[aria-roledescription=carousel]').all()) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator('.slick-slider')).toBeVisible();
    await carousel.getByRole('button', { name: /next/i }).click();
  }
  await page.getByRole('link', { name: 'Back to top' }).click();
  await page.waitForLoadState('networkidle');
  expect(scriptBytes()).toBeLessThanOrEqual(budgets.scriptAfterUse['/']);
});
