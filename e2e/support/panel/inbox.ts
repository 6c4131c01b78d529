import type { Locator, Page } from '@playwright/test';
import { screenPath } from '../api/api';
import type { PanelData } from './data';
import { openScreen } from './forms';
import { expect } from './panel';

/** The address of the inbox with these words in its search. */
export const inbox = (query: Record<string, string>) =>
  `${screenPath('leads')}?${new URLSearchParams(query).toString()}`;

/** The links of the rows, each with all that its row says. */
export const leads = (page: Page): Locator =>
  page.getByRole('region', { name: 'Leads', exact: true }).getByRole('listitem').getByRole('link');

export const leadOf = (page: Page, name: string): Locator => leads(page).filter({ hasText: name });

export const openInbox = (page: Page, query: Record<string, string>): Promise<void> =>
  openScreen(page, inbox(query), 'Leads');

/** Expects leads of these names, from top to bottom. */
export const expectLeads = (page: Page, names: readonly string[]): Promise<void> =>
  expect(leads(page)).toHaveText(names.map((name) => new RegExp(`^${name}`)));

export const select = (page: Page, name: string): Promise<void> =>
  page.getByRole('checkbox', { name: `Select “${name}”` }).check();

/** A button for the selected leads. */
export const bulk = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Selected leads' }).getByRole('button', { name });

/** Chooses from a menu for the selected leads. */
export async function choose(page: Page, menu: string, item: string): Promise<void> {
  await bulk(page, menu).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** What was done last, with Undo. */
export const done = (page: Page): Locator =>
  page.getByRole('group', { name: 'What was done last' });

export const undo = (page: Page): Promise<void> =>
  done(page).getByRole('button', { name: 'Undo' }).click();

/** A view by its name. */
export const view = (page: Page, name: string): Locator =>
  page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: new RegExp(`^${name}`) });

/** Creates contact messages, the last name first in the list. @returns their ids */
export async function createContacts(data: PanelData, ...names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) ids.push(await data.createContact({ name }));
  return ids;
}
