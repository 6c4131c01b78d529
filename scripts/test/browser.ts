import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Stop } from '../start/settings';

const chromiumPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium's headless build, Playwright's default. Tests take a third less time in it. */
const headlessPath = '/usr/bin/chromium-headless-shell';

const firstOf = (places: string[]) => places.find((place) => existsSync(place));

const isDebian = (): boolean =>
  existsSync('/etc/os-release') &&
  /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Installs the package if this is root on Debian. @returns the place where it then is, if any */
function installWithApt(name: string, places: string[]): string | undefined {
  if (process.getuid?.() !== 0 || !isDebian()) return undefined;
  // Said because it changes the machine, and takes a while without other output.
  console.log(`Installing ${name} for the browser tests`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env });
  const args = ['install', '--yes', '--no-install-recommends', name];
  spawnSync('apt-get', args, { stdio: 'ignore', env });
  return firstOf(places);
}

/** @throws Stop when CHROMIUM_PATH names a file that does not exist */
function namedBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named === undefined || named === '') return undefined;
  if (existsSync(named)) return named;
  throw new Stop(`CHROMIUM_PATH names ${named}, which does not exist.`);
}

/**
 * Finds a full Chromium: CHROMIUM_PATH, the system's usual places, Playwright's own. As root on Debian, installs the package.
 * @throws Stop that says what to install when there is none
 */
export async function findBrowser(): Promise<string> {
  const { chromium } = await import('@playwright/test');
  const found =
    namedBrowser() ??
    firstOf([...chromiumPaths, chromium.executablePath()]) ??
    installWithApt('chromium', chromiumPaths);
  if (found !== undefined) return found;
  throw new Stop('The browser tests need Chromium: install it, or name one in CHROMIUM_PATH.');
}

/**
 * Finds the Chromium of the browser tests: CHROMIUM_PATH, the headless build, which is installed as root on Debian, or
 * otherwise a full one.
 * @throws Stop as `findBrowser` does
 */
export const findTestBrowser = async (): Promise<string> =>
  namedBrowser() ??
  firstOf([headlessPath]) ??
  installWithApt('chromium-headless-shell', [headlessPath]) ??
  findBrowser();
