import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import JourneyReporter from './journey-reporter.ts';
import { readReport } from './test-report.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-reporter-'));
  vi.stubEnv('TEST_REPORT', path.join(folder, 'report.json'));
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const journey = (...titles: string[]) => ({
  titlePath: () => ['', 'desktop', 'journeys/pay.spec.ts', ...titles],
  location: { file: path.join(folder, 'pay.spec.ts'), line: 3 },
});
type Status = Parameters<JourneyReporter['onTestEnd']>[1]['status'];
type Annotation = { type: string; description?: string };
const result = (status: Status) => ({ status, duration: 5, errors: [], attachments: [], annotations: [] });

/** Report of a run that was to run `total` journeys and ended after these. */
const reportOf = (total: number, ended: readonly [ReturnType<typeof journey>, Status, ...Annotation[]][]) => {
  const reporter = new JourneyReporter();
  reporter.onBegin(undefined, { allTests: () => Array.from({ length: total }) });
  for (const [test, status, ...annotations] of ended) {
    const its = { ...result(status), annotations };
    reporter.onTestBegin(test, its);
    reporter.onTestEnd(test, its);
  }
  reporter.onEnd();
  return readReport(path.join(folder, 'report.json'));
};

it('names the describe blocks of a failed journey, which its title may need', () => {
  const report = reportOf(1, [[journey('aborted by the shopper', 'keeps the cart'), 'failed']]);
  expect(report?.failures[0]?.title).toBe('pay.spec.ts: aborted by the shopper keeps the cart (desktop)');
});

it('counts a journey that was interrupted or did not start as skipped', () => {
  const report = reportOf(4, [
    [journey('pays'), 'passed'],
    [journey('fails'), 'timedOut'],
    [journey('is interrupted'), 'interrupted'],
  ]);
  expect(report).toMatchObject({ passed: 1, failed: 1, skipped: 2 });
});

it('reports why journeys were skipped', () => {
  const report = reportOf(4, [
    [journey('closes the menu'), 'skipped', { type: 'skip', description: 'phone layout only' }],
    [journey('pays'), 'skipped'],
    [journey('is interrupted'), 'interrupted'],
  ]);
  expect(report?.reasons).toEqual([
    'phone layout only',
    'an earlier step failed',
    'interrupted',
    'did not start',
  ]);
});
