import { report } from './report.mjs';

/**
 * @typedef {import('@playwright/test/reporter').FullConfig} FullConfig
 * @typedef {import('@playwright/test/reporter').Suite} Suite
 * @typedef {import('@playwright/test/reporter').TestCase} TestCase
 * @typedef {import('@playwright/test/reporter').TestError} TestError
 * @typedef {import('@playwright/test/reporter').TestResult} TestResult
 */

/** Tells how a run of Playwright goes. */
export default class PlaywrightReporter {
  /**
   * @param {FullConfig} _config
   * @param {Suite} suite
   */
  onBegin(_config, suite) {
    report({ type: 'begin', total: suite.allTests().length, unit: 'tests' });
  }

  /**
   * @param {TestCase} test
   * @param {TestResult} result
   */
  onTestEnd(test, { status, retry, error }) {
    // A test that passes on another try only has failed.
    if (retry > 0) return;
    report({ type: 'done' });
    if (status === 'skipped') return;
    if (status === test.expectedStatus) {
      report({ type: 'passed', count: 1 });
      return;
    }
    const { file, line } = test.location;
    // Before the groups stand the root, the project and the file.
    const titles = test.titlePath().slice(3);
    report({ type: 'failed', file, line, titles, message: error?.message ?? status });
  }

  /**
   * What kept the run itself from going through.
   * @param {TestError} error
   */
  onError({ message, location }) {
    report({ type: 'failed', file: location?.file ?? '', titles: [], message: message ?? '' });
  }

  /** The terminal is another reporter's. */
  printsToStdio() {
    return false;
  }
}
