import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Stop } from '../start/settings';

const chromiumPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Finds a browser at one of these places. As root on Debian, installs the package if there is none. */
function find(debianPackage: string, places: string[]): string | undefined {
  const found = () => places.find((place) => existsSync(place));
  if (found() !== undefined || process.getuid?.() !== 0) return found();
  // Said because it changes the machine, and takes a while without other output.
  console.log(`Installing ${debianPackage} for the browser tests`);
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', debianPackage]]) {
    spawnSync('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
  return found();
}

/** @throws Stop when CHROMIUM_PATH names a file that does not exist */
function namedBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH ?? '';
  if (named === '' || existsSync(named)) return named === '' ? undefined : named;
  throw new Stop(`CHROMIUM_PATH names ${named}, which does not exist.`);
}

/**
 * Finds a full Chromium: CHROMIUM_PATH, the system's usual places, Playwright's own.
 * @throws Stop that says what to install when there is none
 */
export async function findBrowser(): Promise<string> {
  const { chromium } = await import('@playwright/test');
  const found = namedBrowser() ?? find('chromium', [...chromiumPaths, chromium.executablePath()]);
  if (found !== undefined) return found;
  throw new Stop('The browser tests need Chromium: install it, or name one in CHROMIUM_PATH.');
}

/** Finds the browser of the tests: in Chromium's headless build they take a third less time. @throws as `findBrowser` */
export const findTestBrowser = async (): Promise<string> =>
  namedBrowser() ??
  find('chromium-headless-shell', ['/usr/bin/chromium-headless-shell']) ??
  findBrowser();
