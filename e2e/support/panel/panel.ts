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
import { forgetUnsent } from './unsent';
import type { Credentials } from './sessions';

/** The default window. */
const desktop = { width: 1280, height: 720 } as const;

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** How long a change waits for others, in seconds: longer than a test, which starts its builds itself. */
const quietSeconds = 120;

/** How many wrong passwords lock an account. The limit per address is high. */
export const triesPerAccount = 5;

/** Time for the first screen on a slow machine, because the panel's script is large. */
export const slow = { timeout: 30_000 } as const;

/** Fills in the login page and sends it. */
export async function sendLogin(page: Page, { username, password }: Credentials): Promise<void> {
  await page.getByLabel('Username or e-mail').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Logs in on the login page and waits for the panel. */
export async function logIn(page: Page, credentials: Credentials): Promise<void> {
  await page.goto(loginPath);
  await sendLogin(page, credentials);
  await page.waitForURL(/\/admin\//, slow);
}

/** Opens an address of the panel and logs in on the login page, which leads back to the address. */
export async function logInAt(page: Page, address: string, credentials: Credentials) {
  await page.goto(address);
  await sendLogin(page, credentials);
  // The login page has a heading, too.
  await page.waitForURL(({ pathname }) => pathname.startsWith('/admin/'), slow);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(slow);
}

/** The panel's system: a CMS without sample content, its admins, and their sessions. */
export interface Panel {
  accounts: Accounts;
  data: PanelData;
  /** The browser state of this admin's session, which all tests of the admin share. */
  session: (kind: Kind) => Promise<StorageState>;
  /** The tab of an admin, or of somebody without a session, which the worker's tests use one after another. */
  tab: (kind: Who) => Promise<Page>;
}

/** An admin, or somebody without a session. */
type Who = Kind | 'nobody';

/** Without it, a new context would start with the state of the test's page. */
const nobody: StorageState = { cookies: [], origins: [] };

/** Opens a tab in a browser context without a session, and logs this admin in. */
async function newTab(browser: Browser, baseURL: string, admin?: Credentials): Promise<Page> {
  const context = await browser.newContext({ baseURL, storageState: nobody });
  const tab = await context.newPage();
  if (admin !== undefined) await logIn(tab, admin);
  return tab;
}

/** Resets a tab after a test, except for an admin's session. A tab that the test has closed is replaced by a new one. */
async function clear(tab: Page, kind: Who): Promise<void> {
  if (tab.isClosed()) return;
  const context = tab.context();
  for (const other of context.pages()) if (other !== tab) await other.close();
  await tab.unrouteAll({ behavior: 'ignoreErrors' });
  // Leaving a form saves its unsent changes, so they are deleted from a page without forms.
  await tab.goto(`${loginPath}/login.css`);
  await forgetUnsent(tab);
  if (kind === 'nobody') {
    await context.clearCookies();
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  await tab.emulateMedia({ colorScheme: null, reducedMotion: null });
  await tab.setViewportSize(desktop);
}

interface TestFixtures {
  /**
   * Who is logged in on `page`; `nobody` unless set with `test.use`. The page is a tab that all tests of the worker share,
   * because a new tab would load the panel's large script again.
   */
  as: Who;
  /**
   * A page on which somebody else is logged in: their shared tab. Asked for the admin of `page`, or once more, it opens
   * another browser context, which is closed after the test.
   */
  pageOf: (kind: Who) => Promise<Page>;
}

interface WorkerFixtures {
  /** Further environment variables of the CMS. A spec that sets them gets a system of its own. */
  cmsEnv: NodeJS.ProcessEnv;
  /** Its changes wait until a test starts a build. */
  system: OwnSystem;
  /** The stand-in for the site's host. */
  host: BuildHost;
  panel: Panel;
}

/** Playwright's `test` with a running CMS to test its panel, without site, functions and sample content. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  cmsEnv: [{}, { option: true, scope: 'worker' }],
  system: [
    async ({ cmsEnv }, use, { parallelIndex }) => {
      const name = `panel-${String(parallelIndex)}`;
      const system = new OwnSystem(name, workerPorts('panel', parallelIndex));
      try {
        const limits = { LOGIN_LIMIT_PER_ACCOUNT: String(triesPerAccount) };
        const env = {
          ...hostVariables(system.settings.sitePort),
          PUBLISH_QUIET_SECONDS: String(quietSeconds),
          // The tests' receivers are on this machine.
          WEBHOOKS_ALLOW_PRIVATE: 'true',
          ...cmsEnv,
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
    // The CMS calls it in every test.
    { scope: 'worker', auto: true },
  ],
  panel: [
    async ({ system, browser }, use) => {
      const accounts = await makeAccounts(system);
      const url = system.settings.cmsPublicUrl;
      const tabs = new Map<Who, Promise<Page>>();
      const tab = async (kind: Who) => {
        const known = await tabs.get(kind);
        if (known?.isClosed() === false) return known;
        const opened = newTab(browser, url, kind === 'nobody' ? undefined : accounts[kind]);
        tabs.set(kind, opened);
        return opened;
      };
      await use({
        accounts,
        data: new PanelData(system, await logInToCms(system, accounts.superAdmin)),
        session: async (kind) => (await tab(kind)).context().storageState(),
        tab,
      });
      for (const each of tabs.values()) await (await each).context().close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ system }, use) => {
    await use(system.settings.cmsPublicUrl);
  },
  as: ['nobody', { option: true }],
  page: async ({ as, panel }, use) => {
    const tab = await panel.tab(as);
    await use(tab);
    await clear(tab, as);
  },
  pageOf: async ({ as, panel, browser }, use) => {
    const lent = new Map<Who, Page>();
    const contexts: BrowserContext[] = [];
    await use(async (kind) => {
      const tab = await panel.tab(kind);
      if (kind !== as && !lent.has(kind)) {
        lent.set(kind, tab);
        return tab;
      }
      const storageState = kind === 'nobody' ? nobody : await panel.session(kind);
      const context = await browser.newContext({ storageState });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    for (const [kind, tab] of lent) await clear(tab, kind);
  },
});

export { expect };
