import { report } from './report.mjs';

/**
 * @typedef {import('@jest/reporters').AggregatedResult} AggregatedResult
 * @typedef {import('@jest/reporters').Test} Test
 * @typedef {import('@jest/reporters').TestResult} TestResult
 */

/** Tells how a run of Jest goes. */
export default class JestReporter {
  /** @param {AggregatedResult} results */
  onRunStart({ numTotalTestSuites }) {
    report({ type: 'begin', total: numTotalTestSuites, unit: 'files' });
  }

  /**
   * @param {Test} test
   * @param {TestResult} result
   */
  onTestFileResult({ path: file }, { testResults, numPassingTests, failureMessage }) {
    report({ type: 'passed', count: numPassingTests });
    const failed = testResults.filter(({ status }) => status === 'failed');
    for (const { ancestorTitles, title, failureMessages } of failed) {
      const titles = [...ancestorTitles, title];
      report({ type: 'failed', file, titles, message: failureMessages[0] ?? '' });
    }
    // A file that cannot be loaded, or whose last hook fails, names no test.
    if (failed.length === 0 && failureMessage) {
      report({ type: 'failed', file, titles: [], message: failureMessage });
    }
    report({ type: 'done' });
  }
}
