/** The two checks that run tests: vitest (unit and API tests) and Playwright (journeys in a browser). */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from '../browser/chromium.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { createProgress, progressOf } from './progress.ts';
import { type Outcome, type RunOptions, runLimited } from './run-check.ts';
import type { Selection } from './selection.ts';
import { outcomeOf, REPORT_FILE, readReport, type TestReport } from './test-report.ts';

const MINUTE = 60_000;
const REPORTS = path.join(WORKSPACE, 'reports');
const reporter = (name: string): string =>
  `--reporter=${path.join(WORKSPACE, 'tools/src/checks', `${name}-reporter.ts`)}`;

interface TestRun extends Omit<RunOptions, 'onLine'> {
  /** Name of the report and of the progress. */
  name: string;
  command: string;
  args: readonly string[];
}

export type TestOutcome = Outcome & { report?: TestReport };

const runTests = async ({ name, command, args, env, ...options }: TestRun): Promise<TestOutcome> => {
  mkdirSync(REPORTS, { recursive: true });
  const file = path.join(REPORTS, `${name}.json`);
  // Remove the report of an earlier run, so that it is not counted.
  rmSync(file, { force: true });
  const progress = createProgress(name);
  const { code, output } = await runLimited(command, args, {
    ...options,
    env: { ...env, [REPORT_FILE]: file },
    onLine: (line) => {
      const text = progressOf(line);
      if (text) progress.show(text);
      return text !== undefined;
    },
  });
  progress.clear();
  const report = readReport(file);
  return { ...outcomeOf(report, code, output), report };
};

/** Unit and API tests. */
export const runVitest = ({ folders }: Selection): Promise<TestOutcome> =>
  runTests({
    name: 'unit',
    command: 'vitest',
    args: ['run', reporter('vitest'), ...(folders === 'all' ? [] : folders.map((folder) => `${folder}/`))],
    limitMs: 40 * MINUTE,
  });

/** Packages that journeys do not need to test, because a change there shows on no page. */
const WITHOUT_JOURNEYS: ReadonlySet<string> = new Set([
  'platform/embedded-postgres',
  'platform/releases',
  'tools/src/docs',
]);

/** Folders whose changes can break a journey. */
export const journeyFolders = (folders: Selection['folders']): Selection['folders'] =>
  folders === 'all' ? 'all' : folders.filter((folder) => !WITHOUT_JOURNEYS.has(folder));

/** Journeys in a real browser against the whole shop. */
export const runJourneys = async ({ folders, repeat }: Selection): Promise<TestOutcome> => {
  const journeysOf = journeyFolders(folders);
  try {
    process.env.CHROMIUM = await ensureChromium(console.log);
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, output: (error as Error).message };
  }
  return runTests({
    name: 'journeys',
    command: process.execPath,
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      reporter('journey'),
      ...(repeat > 1 ? [`--repeat-each=${repeat}`, '--max-failures=0'] : []),
    ],
    env: journeysOf === 'all' ? {} : { JOURNEYS_OF: journeysOf.join(',') },
    limitMs: repeat * 40 * MINUTE,
    cwd: path.join(WORKSPACE, 'e2e'),
  });
};
