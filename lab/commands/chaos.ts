/**
 * `pnpm chaos [--write]`: runs all cells of the chaos matrix in a browser (`e2e/journeys/chaos.spec.ts`). Fails when a
 * cell fails. `--write` writes the results to docs/chaos.md. `pnpm chaos --history`: see `lab/src/history/report.ts`.
 */

import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureChromium } from 'tools/browser/chromium';
import { asCommand } from 'tools/process/as-command';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { replaceBetween } from '../src/bench/write-table.ts';
import { type CellResult, drawMatrix, type Results, summarize } from '../src/chaos/draw-matrix.ts';
import { historyCommand } from '../src/history/report.ts';

const REPORT = path.join(WORKSPACE, 'reports/chaos.json');

/** The part of Playwright's JSON report that this command reads. */
interface PlaywrightReport {
  suites?: PlaywrightSuite[];
}
interface PlaywrightSuite {
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** Playwright's test status → result of the cell. */
const RESULTS: Readonly<Record<string, CellResult>> = {
  expected: 'passed',
  flaky: 'unsteady',
  unexpected: 'failed',
};

const resultsOf = (suites: readonly PlaywrightSuite[]): [string, CellResult][] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) => {
      const result = RESULTS[tests[0]?.status ?? ''];
      return result ? [[title, result] as [string, CellResult]] : [];
    }),
    ...resultsOf(inner),
  ]);

const write = (results: Results): void => {
  const when = new Date().toISOString().slice(0, 10);
  const where = `${os.cpus().length} cores, Node ${process.versions.node}`;
  const text = `Run on ${when} on ${where}: ${summarize(results)}.\n\n${drawMatrix(results)}`;
  replaceBetween('matrix', text, 'docs/chaos.md');
};

const playwright = (): Promise<number> =>
  new Promise((done) => {
    const cli = path.join(WORKSPACE, 'e2e/node_modules/@playwright/test/cli.js');
    const args = ['test', 'chaos.spec.ts', '--project=programs', '--max-failures=0', '--reporter=list,json'];
    const env = { ...process.env, TEST_FULL: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT };
    spawn(process.execPath, [cli, ...args], { cwd: path.join(WORKSPACE, 'e2e'), env, stdio: 'inherit' }).on(
      'close',
      (code) => done(code ?? 1),
    );
  });

const runMatrix = async (): Promise<void> => {
  mkdirSync(path.dirname(REPORT), { recursive: true });
  rmSync(REPORT, { force: true });
  await ensureChromium(console.log);
  process.exitCode = await playwright();
  const { suites = [] } = JSON.parse(readFileSync(REPORT, 'utf8')) as PlaywrightReport;
  const results = new Map(resultsOf(suites));
  if (process.argv.includes('--write')) write(results);
  console.log(summarize(results));
};

await asCommand(async () => {
  if (process.argv.includes('--history')) process.exitCode = (await historyCommand()) ? 0 : 1;
  else await runMatrix();
});
