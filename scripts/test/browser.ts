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

/** Chromium's own build without windows, which is Playwright's usual one. A test takes a third less time in it. */
const headlessPath = '/usr/bin/chromium-headless-shell';

const firstOf = (places: string[]) => places.find((place) => existsSync(place));

const isDebian = (): boolean =>
  existsSync('/etc/os-release') &&
  /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Root on Debian installs the package. @returns what is then at one of the places, if anything is */
function installWithApt(name: string, places: string[]): string | undefined {
  if (process.getuid?.() !== 0 || !isDebian()) return undefined;
  // It changes the machine, and takes a while in which nothing else is printed.
  console.log(`Installing ${name} for the browser tests`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env });
  const args = ['install', '--yes', '--no-install-recommends', name];
  spawnSync('apt-get', args, { stdio: 'ignore', env });
  return firstOf(places);
}

/** @throws Stop when CHROMIUM_PATH names what is not there */
function namedBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named === undefined || named === '') return undefined;
  if (existsSync(named)) return named;
  throw new Stop(`CHROMIUM_PATH names ${named}, and there is nothing.`);
}

/**
 * Finds a whole Chromium: CHROMIUM_PATH, the usual places of the system, Playwright's own; root on Debian installs the
 * package.
 * @throws Stop with what to install when there is none
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
 * Finds the Chromium of the browser tests: CHROMIUM_PATH, the one without windows, which root on Debian installs, or else a
 * whole one.
 * @throws Stop as `findBrowser` does
 */
export const findTestBrowser = async (): Promise<string> =>
  namedBrowser() ??
  firstOf([headlessPath]) ??
  installWithApt('chromium-headless-shell', [headlessPath]) ??
  findBrowser();
