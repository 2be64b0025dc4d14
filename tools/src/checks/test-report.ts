/** Report that a test runner writes for `pnpm test`: counts, failures, and time by part. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Counts, Outcome } from './run-check.ts';

export interface Failure {
  /** The test's whole name, a sentence. */
  title: string;
  /** `file:line`, relative to the workspace. */
  place: string;
  message: string;
  /** Screenshots and traces, relative to the workspace. */
  attachments: readonly string[];
}

/** Wall-clock milliseconds of one test file or journey, split into parts such as imports or navigation. */
export interface Timing {
  name: string;
  tests: number;
  parts: Readonly<Record<string, number>>;
}

export interface TestReport extends Counts {
  failures: readonly Failure[];
  timings: readonly Timing[];
  /** Reason of each skipped test, or its file when the test gives none. */
  reasons: readonly string[];
}

/** Outcome of a check that ran tests; without a report when the program ended before it wrote one. */
export type TestOutcome = Outcome & { report?: TestReport };

/** Environment variable with the path of the report that a reporter writes. */
export const REPORT_VARIABLE = 'TEST_REPORT';

/** @throws when the environment names no path */
export const writeReport = (report: TestReport): void => {
  const file = process.env[REPORT_VARIABLE];
  if (!file) throw new Error(`Set ${REPORT_VARIABLE} to the path of the report.`);
  writeFileSync(file, JSON.stringify(report));
};

export const readReport = (file: string): TestReport | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestReport;
  } catch {
    return undefined;
  }
};

export const describeFailure = ({ title, place, message, attachments }: Failure): string =>
  [place, title, message.replace(/^/gm, '  '), ...attachments.map((file) => `see ${file}`)].join('\n');

/**
 * Outcome of a program that ran tests. Counts at least one failure when the program failed, wrote no report,
 * or ran no test.
 * @param output printed output of the program; shown only when the report has no failure
 */
export const outcomeOf = (report: TestReport | undefined, code: number, output: string): Outcome => {
  const { passed, failed, skipped, failures } = report ?? { passed: 0, failed: 0, skipped: 0, failures: [] };
  const isSilent = failed === 0 && (code !== 0 || passed === 0);
  return {
    passed,
    failed: isSilent ? 1 : failed,
    skipped,
    output: failures.length > 0 && !isSilent ? failures.map(describeFailure).join('\n\n') : output,
  };
};

const totalOf = ({ parts }: Timing): number => Object.values(parts).reduce((sum, ms) => sum + ms, 0);

const slowestFirst = (timings: readonly Timing[]): Timing[] =>
  timings.toSorted((a, b) => totalOf(b) - totalOf(a));

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

export const describeSlowest = (timings: readonly Timing[], count = 10): string =>
  slowestFirst(timings)
    .slice(0, count)
    .map((timing) => `  ${seconds(totalOf(timing)).padStart(6)} s  ${timing.name}`)
    .join('\n');

/** Reasons of skipped tests with their number, the most frequent first. */
export const describeSkipped = (reasons: readonly string[]): string =>
  Object.entries(Object.groupBy(reasons, (reason) => reason))
    .map(([reason, tests = []]) => ({ reason, count: tests.length }))
    .sort((a, b) => b.count - a.count)
    .map(({ reason, count }) => `  ${String(count).padStart(6)}  ${reason}`)
    .join('\n');

/** A table with one row per file or journey, slowest first, and the sum in the first row. */
export const describeProfile = (timings: readonly Timing[]): string => {
  const columns = [...new Set(timings.flatMap(({ parts }) => Object.keys(parts)))];
  const sum: Timing = {
    name: 'all',
    tests: timings.reduce((count, { tests }) => count + tests, 0),
    parts: Object.fromEntries(
      columns.map((part) => [part, timings.reduce((ms, { parts }) => ms + (parts[part] ?? 0), 0)]),
    ),
  };
  const row = (cells: readonly string[], name: string) =>
    [...cells.map((cell) => cell.padStart(11)), ` ${name}`].join('');
  return [
    row([...columns, 'sum', 'tests'], 'seconds of'),
    ...[sum, ...slowestFirst(timings)].map((timing) =>
      row(
        [
          ...columns.map((part) => seconds(timing.parts[part] ?? 0)),
          seconds(totalOf(timing)),
          String(timing.tests),
        ],
        timing.name,
      ),
    ),
  ].join('\n');
};
