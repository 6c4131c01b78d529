import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Stop } from './settings';

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

async function playwrightsOwn(): Promise<string> {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

const isDebian = (): boolean =>
  existsSync('/etc/os-release') &&
  /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

function installWithApt(): void {
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, the usual places of the system, Playwright's own; root on Debian
 * installs the package.
 * @throws Stop with what to install when there is none
 */
export async function findBrowser(): Promise<string> {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted !== undefined && wanted !== '') {
    if (existsSync(wanted)) return wanted;
    throw new Stop(`CHROMIUM_PATH names ${wanted}, and there is nothing.`);
  }
  const places = [...usualPaths, await playwrightsOwn()];
  const found = places.find((place) => existsSync(place));
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && isDebian()) {
    console.log('Installing Chromium for the browser tests');
    installWithApt();
    const installed = usualPaths.find((place) => existsSync(place));
    if (installed !== undefined) return installed;
  }
  throw new Stop('The browser tests need Chromium: install it, or name one in CHROMIUM_PATH.');
}
