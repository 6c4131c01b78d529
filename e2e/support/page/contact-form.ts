import type { Page } from '@playwright/test';
import { awaitScript } from './script';
import { expect } from '../system/test';

/** A contact message by the labels of its fields, from top to bottom. */
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

/** The captcha's box. */
export const robot = (page: Page) => page.getByLabel("I'm not a robot", { exact: true });

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' });

export const toast = (page: Page) => page.getByRole('status').filter({ hasText: 'Success' });

export async function fill(page: Page, values: Typed = message): Promise<void> {
  await awaitScript(page);
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** Whether the form holds these texts. */
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

/** Spec §8: the thanks to the letter, and the fields cleared. */
export async function expectThanks(page: Page): Promise<void> {
  await expect(toast(page).getByText('Success', { exact: true })).toBeVisible();
  await expect(toast(page)).toHaveText('Success Thank you! we will reach you shortly', {
    useInnerText: true,
  });
  await expectTyped(page, nothing);
}

/** The field that no person sees or reaches, in either form. */
export const trap = (page: Page) => page.locator('form [name=fax]');

/**
 * As long as a person needs at least to fill a form (contract/form-signs). What is sent in less is put aside as suspected, and
 * no list shows it. The page's time must be Playwright's from the start (`page.clock.install`).
 */
export const takeTime = (page: Page) => page.clock.fastForward(2_000);
