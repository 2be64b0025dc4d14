/** Counts from the reports that vitest and Playwright write. */
import type { Outcome } from './run-check.ts';

export type Counts = Omit<Outcome, 'output'>;

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Failures outside of any test: a file that does not load, a setup that throws. */
  errors: unknown[];
  suites?: PlaywrightSuite[];
}

export interface PlaywrightSuite {
  specs: { file: string; title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** Counts of vitest. A test file that fails to load counts as one failure. */
export const countVitest = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
      .length,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** Counts of Playwright. A journey that passed on a retry counts as passed; `secondTries` lists it. */
export const countPlaywright = ({ stats, errors }: PlaywrightReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
});

/** Titles and files of journeys that passed on a retry. */
export const secondTries = ({ suites = [] }: Pick<PlaywrightReport, 'suites'>): string[] =>
  suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...secondTries(suite),
  ]);

/** Reported counts. One failure when the run failed without a report. */
export const soundCounts = (counts: Counts | undefined, code: number): Counts => {
  const sum = counts ?? { passed: 0, failed: 0, skipped: 0 };
  const silent = sum.failed === 0 && (code !== 0 || sum.passed === 0);
  return silent ? { ...sum, failed: 1 } : sum;
};
