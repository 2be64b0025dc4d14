import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from '../browser/chromium.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { countPlaywright, countVitest, secondTries, soundCounts } from './count-tests.ts';
import { type Outcome, runLimited } from './run-check.ts';

const MINUTE = 60_000;
const REPORTS = path.join(WORKSPACE, 'reports');

/** Path of a new report. Deletes an old one, which must not be counted. */
const reportFile = (name: string): string => {
  mkdirSync(REPORTS, { recursive: true });
  const file = path.join(REPORTS, name);
  rmSync(file, { force: true });
  return file;
};

const read = <Report, Found>(file: string, find: (report: Report) => Found): Found | undefined => {
  try {
    return find(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return undefined;
  }
};

/** Unit and API tests of every package. */
export const runVitest = async (): Promise<Outcome> => {
  const file = reportFile('unit.json');
  const { code, output } = await runLimited(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    40 * MINUTE,
  );
  return { ...soundCounts(read(file, countVitest), code), output };
};

/** Journeys in a real browser against the whole shop. */
export const runJourneys = async (): Promise<Outcome> => {
  try {
    process.env.CHROMIUM = await ensureChromium(console.log);
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, output: (error as Error).message };
  }
  const file = reportFile('journeys.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
  const { code, output } = await runLimited(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
    40 * MINUTE,
    path.join(WORKSPACE, 'e2e'),
  );
  for (const title of read(file, secondTries) ?? []) console.log(`  needed a second try: ${title}`);
  return { ...soundCounts(read(file, countPlaywright), code), output };
};
