import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { loginPath } from '../api/api';
import { OwnSystem } from '../system/own-system';
import { workerPorts } from '../system/ports';
import { logInToCms, makeAccounts, type Accounts, type Kind } from './accounts';
import { PanelData } from './data';
import { BuildHost, hostVariables } from './host';
import { forgetDrafts } from './kept-drafts';
import type { Credentials } from './sessions';

/** The window of a test that has not changed it. */
const desk = { width: 1280, height: 720 } as const;

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** How long a change waits for others, in seconds: longer than a test, which asks for its builds itself. */
const quietSeconds = 120;

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

/** Opens an address of the panel, logs in on the login page that comes up instead, and is led back to the address. */
export async function logInAt(page: Page, address: string, credentials: Credentials) {
  await page.goto(address);
  await sendLogin(page, credentials);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(slow);
}

/** The panel's system: a CMS without sample content, its admins, and their sessions. */
export interface Panel {
  accounts: Accounts;
  data: PanelData;
  /** A session of this admin in the state of a browser that logged in once; every test of that admin shares it. */
  session: (kind: Kind) => Promise<StorageState>;
  /** The tab of this admin, in which the tests of the worker follow one another. */
  tab: (kind: Kind) => Promise<Page>;
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

async function newTab(
  browser: Browser,
  baseURL: string,
  storageState: StorageState,
): Promise<Page> {
  const context = await browser.newContext({ baseURL, storageState });
  return context.newPage();
}

/** Leaves nothing of a test in a tab but the session. */
async function clear(tab: Page): Promise<void> {
  await tab.unrouteAll({ behavior: 'ignoreErrors' });
  // A form that is left keeps its draft: drafts are cleared from a place that has none.
  await tab.goto(`${loginPath}/login.css`);
  await forgetDrafts(tab);
  await tab.emulateMedia({ colorScheme: null, reducedMotion: null });
  await tab.setViewportSize(desk);
}

interface TestFixtures {
  /**
   * Who is logged in on `page`; nobody where it is not set with `test.use`. The page of an admin is a tab that all tests of
   * the worker use: another one would load and read the panel's large script anew. The page of nobody is a new one.
   */
  as: Kind | 'nobody';
  /** Opens a page of another browser, in which this admin is logged in. It is closed after the test. */
  pageOf: (kind: Kind | 'nobody') => Promise<Page>;
}

interface WorkerFixtures {
  /** Its changes wait for a build until a test asks for one. */
  system: OwnSystem;
  /** The stand-in of the site's host. */
  host: BuildHost;
  panel: Panel;
}

/** Playwright's `test` with a running CMS whose panel is under test: no site, no functions, no sample content. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  system: [
    // Playwright reads the fixture's needs from this pattern.
    async ({}, use, { parallelIndex }) => {
      const name = `panel-${String(parallelIndex)}`;
      const system = new OwnSystem(name, workerPorts('panel', parallelIndex));
      try {
        const limits = { LOGIN_LIMIT_PER_ACCOUNT: String(triesPerAccount) };
        const env = {
          ...hostVariables(system.settings.sitePort),
          PUBLISH_QUIET_SECONDS: String(quietSeconds),
        };
        await system.startCms({ seed: false, limits, env });
        await use(system);
      } finally {
        await system.stop();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  host: [
    async ({ system }, use) => {
      const host = new BuildHost(system, system.settings.sitePort);
      await use(host);
      await host.close();
    },
    // The CMS calls it whether or not a test has to do with it.
    { scope: 'worker', auto: true },
  ],
  panel: [
    async ({ system, browser }, use) => {
      const accounts = await makeAccounts(system);
      const url = system.settings.cmsPublicUrl;
      const sessions = new Map<Kind, Promise<StorageState>>();
      const session = (kind: Kind) => {
        const known = sessions.get(kind) ?? newSession(browser, url, accounts[kind]);
        sessions.set(kind, known);
        return known;
      };
      const tabs = new Map<Kind, Promise<Page>>();
      await use({
        accounts,
        data: new PanelData(system, await logInToCms(system, accounts.superAdmin)),
        session,
        tab(kind) {
          const known =
            tabs.get(kind) ?? session(kind).then((state) => newTab(browser, url, state));
          tabs.set(kind, known);
          return known;
        },
      });
      for (const tab of tabs.values()) await (await tab).context().close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ system }, use) => {
    await use(system.settings.cmsPublicUrl);
  },
  as: ['nobody', { option: true }],
  page: async ({ as, panel, pageOf }, use) => {
    if (as === 'nobody') {
      await use(await pageOf('nobody'));
      return;
    }
    const tab = await panel.tab(as);
    await use(tab);
    await clear(tab);
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
