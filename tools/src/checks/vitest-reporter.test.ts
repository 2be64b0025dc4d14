import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { progressOf } from './progress.ts';
import { runLimited } from './run-check.ts';
import { REPORT_VARIABLE, readReport } from './test-report.ts';

const SOURCES = path.join(WORKSPACE, 'tools/src');
const CONFIG = `export default { test: {
  experimental: { viteModuleRunner: false },
  setupFiles: '${path.join(SOURCES, 'vitest/database-time.ts')}',
  reporters: '${path.join(SOURCES, 'checks/vitest-reporter.ts')}',
} };`;
/** Measures 40 ms of the test file's own database, in the hook that runs last. */
const SHOP_TEST = `
  import { afterAll, it } from 'vitest';
  afterAll(() => new Promise((done) => setTimeout(done, 60)));
  afterAll(() => void performance.measure('test database', { start: 0, end: 40 }));
  it('sells wine', () => {});
  it('proxies', ({ skip }) => skip('no HAProxy'));
  it.skip('waits', () => {});
`;
/** Its timer throws after the test. */
const PRICE_TEST = `
  import { afterAll, it } from 'vitest';
  afterAll(() => new Promise((done) => setTimeout(done, 60)));
  it('rounds', () => void setTimeout(function showPrice() { throw new Error('The page has gone'); }));
`;

let folder: string;
let lines: string[];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-reporter-'));
  symlinkSync(path.join(WORKSPACE, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'vitest.config.mjs'), CONFIG);
  writeFileSync(path.join(folder, 'shop.test.mjs'), SHOP_TEST);
  writeFileSync(path.join(folder, 'price.test.mjs'), PRICE_TEST);
  lines = [];
  await runLimited('vitest', ['run', '--root', folder, '--maxWorkers=1'], {
    limitMs: 60_000,
    env: { [REPORT_VARIABLE]: path.join(folder, 'report.json') },
    onLine: (line) => lines.push(line) > 0,
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('reports the time of a database apart from the time of the tests', () => {
  const report = readReport(path.join(folder, 'report.json'));
  expect(report, lines.join('\n')).toMatchObject({ passed: 2, failed: 1 });
  const timingOf = (file: string) => report?.timings.find(({ name }) => name.endsWith(file));
  expect(timingOf('shop.test.mjs')?.parts).toMatchObject({ database: 40 });
  expect(timingOf('price.test.mjs')?.parts).toMatchObject({ database: 0 });
});

it('reports why tests were skipped', () => {
  const { skipped, reasons } = readReport(path.join(folder, 'report.json')) ?? {};
  expect(skipped).toBe(2);
  expect(reasons).toEqual(['no HAProxy', expect.stringMatching(/shop\.test\.mjs says when it runs$/)]);
});

it('shows the file and the stack of an error outside of a test', () => {
  const [failure] = readReport(path.join(folder, 'report.json'))?.failures ?? [];
  expect(failure).toMatchObject({
    title: 'error outside of a test',
    place: expect.stringMatching(/price\.test\.mjs$/),
    message: expect.stringMatching(/^Error: The page has gone\n.*showPrice.*price\.test\.mjs\S*:4:/),
  });
});

it('names a file in the progress while the file runs, not when it has ended', () => {
  const progress = lines.flatMap((line) => progressOf(line) ?? []);
  const first = progress.findIndex((text) => text.includes('shop.test.mjs'));
  expect(progress[first]).toMatch(/^[01] of 2 · \S*shop\.test\.mjs$/);
  expect(progress.at(-1)).toMatch(/^1 of 2 · \S+\.test\.mjs$/);
});
