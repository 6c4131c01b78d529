import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

/** The specs of one folder. What a folder is about, and which system its specs run on, is told in docs/testing.md. */
const folder = (name: string) => ({
  name,
  testDir: name,
  outputDir: `../.test/results/${name}`,
});

export default defineConfig({
  globalSetup: './support/global-setup.ts',
  // The longest specs first: whatever begins last is waited for.
  projects: [
    // Builds take turns in one workshop, where each goes on from the caches of the one before.
    { ...folder('builds'), workers: 1 },
    { ...folder('faults'), workers: 1 },
    folder('panel'),
    folder('api'),
    { ...folder('public'), fullyParallel: true },
    { ...folder('hydration'), fullyParallel: true },
  ],
  workers: 2,
  timeout: 60_000,
  // A machine with two slow cores may be busy with a build beside the browser.
  expect: { timeout: 10_000 },
  reporter: 'list',
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
