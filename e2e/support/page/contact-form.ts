import type { Page } from '@playwright/test';
import { awaitScript } from './script';
import { expect } from '../system/test';

/** A contact message by field label, from top to bottom. */
export const message = {
  Name: 'Project manager',
  Email: 'pm@example.com',
  Phone: '555-0123',
  Subject: 'Leaving our old ERP',
  Message: 'We run payroll in three places.\nCan you help?',
};

export type Typed = Partial<typeof message>;

export const nothing = { Name: '', Email: '', Phone: '', Subject: '', Message: '' };

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The captcha's checkbox. */
export const robot = (page: Page) => page.getByLabel("I'm not a robot", { exact: true });

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' });

export const toast = (page: Page) => page.getByRole('status').filter({ hasText: 'Success' });

export async function fill(page: Page, values: Typed = message): Promise<void> {
  await awaitScript(page);
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** Expects these texts in the form. */
export async function expectTyped(page: Page, values: Typed = message): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await expect(field(page, label)).toHaveValue(value);
  }
}

export async function solveCaptcha(page: Page): Promise<void> {
  await page.getByText("I'm not a robot", { exact: true }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
}

export const send = (page: Page) => sendButton(page).click();

/** Spec §8: exactly this text, and empty fields. */
export async function expectThanks(page: Page): Promise<void> {
  await expect(toast(page).getByText('Success', { exact: true })).toBeVisible();
  await expect(toast(page)).toHaveText('Success Thank you! we will reach you shortly', {
    useInnerText: true,
  });
  await expectTyped(page, nothing);
}

/** The trap field of either form, which people neither see nor reach. */
export const trap = (page: Page) => page.locator('form [name=fax]');

/**
 * Advances the clock by the minimum fill time (contract/form-signs). Faster leads are suspected, and the usual lists do not
 * show them. Needs `page.clock.install` before the page is opened.
 */
export const takeTime = (page: Page) => page.clock.fastForward(2_000);
