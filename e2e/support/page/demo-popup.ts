import type { Page } from '@playwright/test';
import { awaitScript } from './script';
import { expect } from '../system/test';

/** The product pages of Spec §2 with the popup's title and the requested product (Spec §7). */
export const tools = [
  { route: '/aksa-studio', title: 'Request a demo of AKSA Studio', product: 'Aksa Studio' },
  { route: '/dc3', title: 'Request a demo of Dc3', product: 'Dc3' },
  {
    route: '/reorg-chart-modelling',
    title: 'Request a demo of Reorg Chart Modelling',
    product: 'Reorg Chart Modelling',
  },
] as const;

export const popup = (page: Page) => page.getByRole('dialog');

/** The buttons that open the popup. */
export const openers = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Request Demo' });

export const field = (page: Page, label: string) => popup(page).getByLabel(label, { exact: true });

export const submitButton = (page: Page) =>
  popup(page).getByRole('button', { name: 'Request Demo' });

export const closeButton = (page: Page) => popup(page).getByRole('button', { name: 'Close' });

export const thanks = (page: Page) => page.getByRole('status').filter({ hasText: 'Thank you' });

/** Opens the popup and waits for its form. */
export async function open(page: Page): Promise<void> {
  await awaitScript(page);
  await openers(page).first().click();
  await expect(field(page, 'Name')).toBeFocused();
}

export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** Expects these texts in the open popup. */
export async function expectTyped(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await expect(field(page, label)).toHaveValue(value);
  }
}

/** How many unsent demo requests the browser keeps. */
export const countKept = (page: Page): Promise<number> =>
  page.evaluate(
    () => Object.keys(localStorage).filter((name) => name.startsWith('undelivered:')).length,
  );

/** Collects dialogs, errors and warnings of a page, except the browser's own message about a failed request. */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('dialog', (dialog) => complaints.push(dialog.message()));
  page.on('console', (line) => {
    const ofBrowser = line.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(line.type()) && !ofBrowser) complaints.push(line.text());
  });
  return complaints;
}

/** Spec §8: a failed demo request closes the popup and shows no message. */
export async function expectNoMessage(page: Page): Promise<void> {
  // When idle the page has handled the answer. On a busy machine the browser may not be idle for a minute.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })),
  );
  await expect(popup(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
}
