import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './panel';

export const columns = (page: Page) => page.getByRole('columnheader');

/** The table's rows without its header. */
export const rows = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('gridcell') });

/** The table's status with the number of entries. */
export const count = (page: Page) => page.getByRole('main').getByRole('status');

/** Expects these first cells of the rows, from top to bottom. */
export async function expectNames(page: Page, expected: readonly string[]): Promise<void> {
  await expect(rows(page)).toHaveCount(expected.length);
  for (const [index, name] of expected.entries()) {
    await expect(rows(page).nth(index).getByRole('gridcell').first()).toHaveText(name);
  }
}

/** Opens a list's search box and searches for a text. */
export async function search(page: Page, text: string): Promise<void> {
  const box = page.getByRole('main').getByLabel(/^Search (messages|demo requests)$/);
  // It opens on a click and stays open while it contains text.
  if (!(await box.isVisible())) await page.getByRole('button', { name: 'Search' }).click();
  await box.fill(text);
  await box.press('Enter');
}

/** By how many pixels the list is wider than its place, in which it then scrolls sideways. */
export const excessWidth = (page: Page): Promise<number | undefined> =>
  page
    .getByRole('grid')
    .evaluate(({ parentElement: frame }) =>
      frame === null ? undefined : frame.scrollWidth - frame.clientWidth,
    );

export const goToPage = (page: Page, number: number) =>
  page.getByRole('link', { name: `Go to page ${String(number)}`, exact: true }).click();

/** Sorts by a column, or reverses its order. */
export const sortBy = (page: Page, column: string) =>
  columns(page).getByRole('button', { name: column, exact: true }).click();

/** Exports the current list. @returns the file's name and its lines, each a list of cells */
export async function exportCsv(page: Page): Promise<{ name: string; lines: string[][] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8').replace(/^\uFEFF/, '');
  const lines = text.trimEnd().split('\r\n');
  return {
    name: download.suggestedFilename(),
    // Every cell is quoted; the tests' texts contain no quotes and no CRLF.
    lines: lines.map((line) => line.slice(1, -1).split('","')),
  };
}
