import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { describe, expect, it } from 'vitest';
import { ASSUMPTIONS } from './assumptions.ts';
import {
  compareRun,
  type Expected,
  expectRun,
  isWithin,
  type MeasuredRun,
  RELEVANT_SHARE,
  TOLERANCES,
  toTable,
} from './compare-run.ts';
import { createRandom } from './random.ts';
import type { UnitCosts } from './unit-costs.ts';
import { drawTraffic, drawVisit } from './visit-model.ts';

const expected: Expected = {
  renders: 100,
  bytes: 10e6,
  walBytes: 1e6,
  processorMs: { edge: 2_000, shell: 6_000, api: 2_000, pooler: 50 },
};
const measured: MeasuredRun = { ...expected, processorMs: { ...expected.processorMs } };
const withShell = (ms: number): MeasuredRun => ({
  ...measured,
  processorMs: { ...measured.processorMs, shell: ms },
});

describe('comparison of the load model with a run', () => {
  it('accepts equal figures', () => {
    expect(compareRun(expected, measured).every(isWithin)).toBe(true);
  });

  it('refuses a relevant role that the model puts too low or too high', () => {
    for (const ms of [3_000, 12_000]) {
      const outside = compareRun(expected, withShell(ms)).filter((figure) => !isWithin(figure));
      expect(outside.map(({ title }) => title)).toContain('processor time: shell, s');
    }
  });

  it('refuses a total outside of its tolerance although each role is within its own', () => {
    const all = Object.entries(expected.processorMs).map(([role, ms]) => [role, ms * 1.27]);
    const figures = compareRun(expected, { ...measured, processorMs: Object.fromEntries(all) });
    const outside = figures.filter((figure) => !isWithin(figure)).map(({ title }) => title);
    expect(outside).toEqual(['processor time together, s']);
  });

  it('refuses a role that the model calls relevant and the run does not use', () => {
    expect(compareRun(expected, withShell(10)).every(isWithin)).toBe(false);
  });

  it('accepts any error of a role without a relevant share', () => {
    const processorMs = { ...measured.processorMs, pooler: 200 };
    const figures = compareRun(expected, { ...measured, processorMs });
    expect(figures.every(isWithin)).toBe(true);
    expect(toTable(figures)).toContain('| processor time: pooler, s | 0.05 | 0.20 | −75 % | – |');
  });

  it('refuses pages, bytes and log outside of their tolerance, and a figure without measurement', () => {
    expect(compareRun(expected, { ...measured, renders: 130 }).every(isWithin)).toBe(false);
    expect(compareRun(expected, { ...measured, bytes: 8e6 }).every(isWithin)).toBe(false);
    expect(compareRun(expected, { ...measured, walBytes: 3e6 }).every(isWithin)).toBe(false);
    expect(compareRun(expected, { ...measured, bytes: Number.NaN }).every(isWithin)).toBe(false);
  });

  it('has the tolerances that docs/scale.md names', () => {
    const text = readFileSync(path.join(WORKSPACE, 'docs/scale.md'), 'utf8').replaceAll('\n', ' ');
    const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
    expect(TOLERANCES.renders).toBe(TOLERANCES.bytes);
    expect(text).toContain(`pages and bytes ±${percent(TOLERANCES.bytes)}`);
    expect(text).toContain(`write-ahead log ±${percent(TOLERANCES.walBytes)}`);
    expect(text).toContain(
      `at least ${percent(RELEVANT_SHARE)} of the processor time ±${percent(TOLERANCES.role)}`,
    );
    expect(text).toContain(`all roles together ±${percent(TOLERANCES.total)}`);
  });

  it('marks figures outside of their tolerance in the table', () => {
    expect(toTable(compareRun(expected, withShell(3_000)))).toContain('**+100 %** | ±25 %');
  });
});

describe('expectation of a run', () => {
  const cost = { processorMs: { shell: 10 }, bytes: 1_000, walBytes: 5, storedBytes: 0, statements: 0 };
  const free = { ...cost, processorMs: {} };
  const costs: UnitCosts = {
    date: '2026-01-01',
    machine: 'test',
    idleMsPerSecond: {},
    kinds: {
      page: free,
      render: cost,
      list: free,
      query: free,
      search: free,
      file: free,
      picture: free,
      cart: free,
      order: free,
    },
  };
  const visits = Array.from({ length: 50 }, () => drawVisit(createRandom(4), ASSUMPTIONS));
  const popular = drawTraffic(createRandom(1), ASSUMPTIONS, 2_000);

  it('has a render for each miss of the edges, and bytes for each request', () => {
    const run = expectRun({ visits, popular, seconds: 20, assumptions: ASSUMPTIONS, costs });
    const requests = visits.flat();
    expect(run.renders).toBeGreaterThan(0);
    expect(run.renders).toBeLessThanOrEqual(requests.filter(({ kind }) => kind === 'page').length);
    expect(run.processorMs.shell).toBeCloseTo(run.renders * 10, 5);
    expect(run.bytes).toBeCloseTo(requests.length * 1_000, 3);
  });
});
