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

/** A file that does not load has no tests, yet it failed. */
export const countVitest = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
      .length,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** A journey that passed at its second try counts as passed; `secondTries` names it, so that it is looked into. */
export const countPlaywright = ({ stats, errors }: PlaywrightReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
});

/** Titles of the journeys that passed only at their second try, with their file. */
export const secondTries = ({ suites = [] }: Pick<PlaywrightReport, 'suites'>): string[] =>
  suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...secondTries(suite),
  ]);

/** The counts that a run reported; one failure when it ended badly and reported none. */
export const soundCounts = (counts: Counts | undefined, code: number): Counts => {
  const sum = counts ?? { passed: 0, failed: 0, skipped: 0 };
  const silent = sum.failed === 0 && (code !== 0 || sum.passed === 0);
  return silent ? { ...sum, failed: 1 } : sum;
};
