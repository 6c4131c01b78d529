import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

/** Tests with a site or a CMS of their own. The others share one running house. */
const ownHosts =
  /\/(cached-builds|cms-faults|faults|panel-[\w-]+|personal-data|publishing|start)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  // Neither meets the other: `npm test` runs them at the same time.
  projects: [
    { name: 'house', testIgnore: ownHosts, outputDir: '../.test/results/house' },
    { name: 'own-hosts', testMatch: ownHosts, outputDir: '../.test/results/own-hosts' },
  ],
  timeout: 60_000,
  // A machine with two slow cores may be busy with a build beside the browser.
  expect: { timeout: 10_000 },
  // A second worker would start a second house on the same ports.
  workers: 1,
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    // To keep a trace for a test that may fail costs a quarter of the time of every test. `--trace on` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        // Chromium without windows does not know how good its line is, and would then load pictures from twice as far below.
        '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
      ],
    },
  },
});
