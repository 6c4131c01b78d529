import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: '.',
  outputDir: '../.test/results',
  timeout: 60_000,
  // A machine with two slow cores may be busy with a build beside the browser.
  expect: { timeout: 10_000 },
  // The tests share one running house. A second worker with a house of its own saves a tenth on two cores, which then are
  // too busy for tests that wait.
  workers: 1,
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    // To keep a trace for a test that may fail costs a quarter of the time of every test. `--trace on` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
});
