import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

/** The specs of one folder. docs/testing.md says what each folder tests and on which system. */
const folder = (name: string) => ({
  name,
  testDir: name,
  outputDir: `../.test/results/${name}`,
});

export default defineConfig({
  globalSetup: './support/global-setup.ts',
  // The longest specs start first, so that no long one runs alone at the end.
  projects: [
    // Builds take turns in one workshop and reuse its caches.
    { ...folder('builds'), workers: 1 },
    { ...folder('faults'), workers: 1 },
    folder('panel'),
    folder('api'),
    { ...folder('public'), fullyParallel: true },
    { ...folder('hydration'), fullyParallel: true },
  ],
  // As many as cores: a page's processes use more than one of them, so a third worker would only slow the others.
  workers: 2,
  timeout: 60_000,
  // A machine with two slow cores may run a build beside the browser.
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    // Recording traces makes every test a quarter slower. `--trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        // Headless Chromium does not know its connection type, and would then load lazy pictures from twice as far below.
        '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
      ],
    },
  },
});
