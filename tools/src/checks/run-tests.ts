/** The two checks that run tests: vitest (unit and API tests) and Playwright (journeys in a browser). */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from '../browser/chromium.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { READING_TESTS } from './affected.ts';
import { createProgress, progressOf } from './progress.ts';
import { type Round, runRounds } from './rounds.ts';
import { type RunOptions, runLimited } from './run-check.ts';
import type { Selection } from './selection.ts';
import { outcomeOf, REPORT_VARIABLE, readReport, type TestOutcome } from './test-report.ts';

const MINUTE = 60_000;
/** Only ends a hang. `pnpm test:full` runs four times as many journeys, and records a history for ten minutes. */
const LIMIT_MS = (process.env.TEST_FULL === '1' ? 240 : 40) * MINUTE;
/** A round often runs under load. */
const ROUND_LIMIT_MS = Math.max(LIMIT_MS, 90 * MINUTE);
const REPORTS = path.join(WORKSPACE, 'reports');
const SCREENSHOTS = path.join(WORKSPACE, 'test-results/journeys');
const reporter = (name: string): string =>
  `--reporter=${path.join(WORKSPACE, 'tools/src/checks', `${name}-reporter.ts`)}`;

interface TestRun extends Omit<RunOptions, 'onLine'> {
  /** Title of the progress. */
  name: string;
  /** Set when the run is one of several. */
  round?: Round;
  command: string;
  args: readonly string[];
}

const runTests = async ({ name, round, command, args, env, ...options }: TestRun): Promise<TestOutcome> => {
  mkdirSync(REPORTS, { recursive: true });
  const file = path.join(REPORTS, `${name}${round ? `-round-${round.number}` : ''}.json`);
  // Remove the report of an earlier run, so that it is not counted.
  rmSync(file, { force: true });
  const progress = createProgress(name);
  const { code, output } = await runLimited(command, args, {
    ...options,
    env: { ...env, [REPORT_VARIABLE]: file },
    onLine: (line) => {
      const text = progressOf(line);
      if (text) progress.show(round ? `${round.title} · ${text}` : text);
      // An empty line precedes each progress line.
      return text !== undefined || line === '';
    },
  });
  progress.clear();
  const report = readReport(file);
  return { ...outcomeOf(report, code, output), report };
};

/**
 * File filters for vitest. It compares them with paths from the root of each project: there `e2e/` matches nothing, and
 * `office/` also matches `api/src/office`. An absolute path matches only its folder.
 */
const filtersOf = (folders: Selection['folders']): string[] =>
  folders === 'all' ? [] : folders.map((folder) => `${path.join(WORKSPACE, folder)}/`);

/** Unit and API tests. */
export const runVitest = ({ folders }: Selection): Promise<TestOutcome> =>
  runTests({
    name: 'unit',
    command: 'vitest',
    args: ['run', reporter('vitest'), ...filtersOf(folders)],
    limitMs: LIMIT_MS,
  });

/** Folders that journeys do not need to test, because a change there shows on no page. */
const WITHOUT_JOURNEYS: ReadonlySet<string> = new Set([
  'platform/embedded-postgres',
  'platform/releases',
  ...READING_TESTS,
]);

/** Folders whose changes can break a journey. */
export const journeyFolders = (folders: Selection['folders']): Selection['folders'] =>
  folders === 'all' ? 'all' : folders.filter((folder) => !WITHOUT_JOURNEYS.has(folder));

/** Runs all journeys once, against a shop that starts with an empty database. */
const runJourneysOnce = (journeysOf: Selection['folders'], round?: Round): Promise<TestOutcome> =>
  runTests({
    name: 'journeys',
    round,
    command: process.execPath,
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      reporter('journey'),
      // Playwright empties the folder of its output first, so each round has its own.
      ...(round ? ['--max-failures=0', `--output=${path.join(SCREENSHOTS, `round-${round.number}`)}`] : []),
    ],
    env: journeysOf === 'all' ? {} : { JOURNEYS_OF: journeysOf.join(',') },
    limitMs: round ? ROUND_LIMIT_MS : LIMIT_MS,
    cwd: path.join(WORKSPACE, 'e2e'),
  });

const printRound = ({ title }: Round, { passed, failed, skipped }: TestOutcome): void =>
  console.log(`  journeys: ${title}: ${passed} passed, ${failed} failed, ${skipped} skipped`);

/** Journeys in a real browser against the whole shop. */
export const runJourneys = async ({ folders, repeat }: Selection): Promise<TestOutcome> => {
  const journeysOf = journeyFolders(folders);
  try {
    await ensureChromium(console.log);
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, output: (error as Error).message };
  }
  if (repeat === 1) return runJourneysOnce(journeysOf);
  rmSync(SCREENSHOTS, { recursive: true, force: true });
  return runRounds(repeat, (round) => runJourneysOnce(journeysOf, round), printRound);
};
