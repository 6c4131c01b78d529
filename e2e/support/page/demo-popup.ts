import type { Page } from '@playwright/test';
import { awaitScript } from './script';
import { expect } from '../system/test';

/** The product pages of Spec §2, what the popup is called there, and the product that it asks for (Spec §7). */
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

/** The buttons of the page that open the popup. */
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

/** Whether the open popup holds these texts. */
export async function expectTyped(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await expect(field(page, label)).toHaveValue(value);
  }
}

/** How many demo requests the browser keeps, to send them again. */
export const countKept = (page: Page): Promise<number> =>
  page.evaluate(
    () => Object.keys(localStorage).filter((name) => name.startsWith('undelivered:')).length,
  );

/** Whatever the page tells or complains of, but for the browser's own line on a call that failed. */
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

/** Spec §8: after a demo request the page tells nothing, and the popup is closed. */
export async function expectNothingSaid(page: Page): Promise<void> {
  // By then the page has dealt with the answer. On a busy machine a browser may find no idle moment for a minute.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })),
  );
  await expect(popup(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
}
