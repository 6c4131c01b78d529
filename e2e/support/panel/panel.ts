import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { loginPath } from '../api/api';
import { House } from '../system/house';
import { workerPorts } from '../system/ports';
import { logInToCms, makeAccounts, type Accounts, type Kind } from './accounts';
import { PanelData } from './data';
import type { Credentials } from './sessions';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** So many wrong passwords lock an account out. The address itself may try as often as it likes. */
export const triesPerAccount = 5;

/** The first screen on a slow machine: the panel's script is large. */
export const slow = { timeout: 30_000 } as const;

/** Fills the login page in and sends it. */
export async function sendLogin(page: Page, { username, password }: Credentials): Promise<void> {
  await page.getByLabel('Username or e-mail').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Logs in on the login page and waits until the panel is reached. */
export async function logIn(page: Page, credentials: Credentials): Promise<void> {
  await page.goto(loginPath);
  await sendLogin(page, credentials);
  await page.waitForURL(/\/admin\//, slow);
}

/** The panel's house: a CMS without sample content, its admins, and their sessions. */
export interface Panel {
  accounts: Accounts;
  data: PanelData;
  /** A session of this admin in the state of a browser that logged in once; every test of that admin shares it. */
  session: (kind: Kind) => Promise<StorageState>;
}

/** A new context of a test would otherwise begin as the test's own page does. */
const nobody: StorageState = { cookies: [], origins: [] };

async function newSession(
  browser: Browser,
  baseURL: string,
  credentials: Credentials,
): Promise<StorageState> {
  const context = await browser.newContext({ baseURL, storageState: nobody });
  await logIn(await context.newPage(), credentials);
  const state = await context.storageState();
  await context.close();
  return state;
}

interface TestFixtures {
  /** Who is logged in on `page`; nobody where it is not set with `test.use`. */
  as: Kind | 'nobody';
  /** Opens a page of another browser, in which this admin is logged in. It is closed after the test. */
  pageOf: (kind: Kind | 'nobody') => Promise<Page>;
}

interface WorkerFixtures {
  house: House;
  panel: Panel;
}

/** Playwright's `test` with a running CMS whose panel is under test: no site, no functions, no sample content. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  house: [
    // Playwright reads the fixture's needs from this pattern.
    async ({}, use, { parallelIndex }) => {
      const name = `panel-${String(parallelIndex)}`;
      const house = new House(name, workerPorts('panel', parallelIndex));
      try {
        const limits = { LOGIN_LIMIT_PER_ACCOUNT: String(triesPerAccount) };
        await house.startCms({ seed: false, limits });
        await use(house);
      } finally {
        await house.stop();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  panel: [
    async ({ house, browser }, use) => {
      const accounts = await makeAccounts(house);
      const sessions = new Map<Kind, Promise<StorageState>>();
      await use({
        accounts,
        data: new PanelData(house, await logInToCms(house, accounts.superAdmin)),
        session(kind) {
          const known =
            sessions.get(kind) ?? newSession(browser, house.settings.cmsPublicUrl, accounts[kind]);
          sessions.set(kind, known);
          return known;
        },
      });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ house }, use) => {
    await use(house.settings.cmsPublicUrl);
  },
  as: ['nobody', { option: true }],
  storageState: async ({ as, panel }, use) => {
    await use(as === 'nobody' ? nobody : await panel.session(as));
  },
  pageOf: async ({ browser, panel, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (kind) => {
      const storageState = kind === 'nobody' ? nobody : await panel.session(kind);
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        storageState,
      });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
