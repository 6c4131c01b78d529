import { writeSync } from 'node:fs';

/** @param {import('./summary').RunEvent} event */
function report(event) {
  // The pipe of `launch` for the lines of a program.
  writeSync(3, `${JSON.stringify(event)}\n`);
}

/** Reports a run of Jest or Playwright, whose hooks have different names, to the process that started it. */
export default class Reporter {
  /** Jest. @param {import('@jest/reporters').AggregatedResult} results */
  onRunStart({ numTotalTestSuites }) {
    report({ total: numTotalTestSuites });
  }

  /**
   * Jest: a file has ended.
   * @param {import('@jest/reporters').Test} test
   * @param {import('@jest/reporters').TestResult} result
   */
  onTestFileResult({ path: file }, { testResults, numPassingTests, failureMessage }) {
    const failed = testResults.filter(({ status }) => status === 'failed');
    for (const { ancestorTitles, title, failureMessages } of failed) {
      const titles = [...ancestorTitles, title];
      report({ failed: { file, titles, message: failureMessages[0] ?? '' } });
    }
    // A file that cannot be loaded, or whose last hook fails, names no test.
    if (failed.length === 0 && failureMessage) {
      report({ failed: { file, titles: [], message: failureMessage } });
    }
    report({ passed: numPassingTests, done: 1 });
  }

  /**
   * Playwright.
   * @param {import('@playwright/test/reporter').FullConfig} _config
   * @param {import('@playwright/test/reporter').Suite} suite
   */
  onBegin(_config, suite) {
    report({ total: suite.allTests().length });
  }

  /**
   * Playwright.
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, { status, retry, error }) {
    // A test that passes only on a retry has failed.
    if (retry > 0) return;
    const hasPassed = status === test.expectedStatus && status !== 'skipped';
    report({ passed: hasPassed ? 1 : 0, done: 1 });
    if (hasPassed || status === 'skipped') return;
    const { file, line } = test.location;
    // The root, the project and the file come before the groups.
    const titles = test.titlePath().slice(3);
    report({ failed: { file, line, titles, message: error?.message ?? status } });
  }

  /** Playwright: an error of the run itself. @param {import('@playwright/test/reporter').TestError} error */
  onError({ message, location }) {
    report({ failed: { file: location?.file ?? '', titles: [], message: message ?? '' } });
  }

  /** Playwright: another reporter uses the terminal. */
  printsToStdio() {
    return false;
  }
}
