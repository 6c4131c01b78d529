import type { Page } from '@playwright/test';
import { awaitScript } from './script';
import { expect } from './test';

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
