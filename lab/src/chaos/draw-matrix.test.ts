import { ALL_CELLS, type Cell, cellTitle } from 'e2e/chaos/cells';
import { describe, expect, it } from 'vitest';
import { type CellResult, drawMatrix, summarize } from './draw-matrix.ts';

const CELL: Cell = { fault: 'hangs', place: 'cart', remote: 'account' };
const all = (result: (cell: Cell) => CellResult) =>
  new Map(ALL_CELLS.map((cell) => [cellTitle(cell), result(cell)]));
const rowOf = (table: string, fault: string) =>
  table.split('\n').find((line) => line.startsWith(`| ${fault} |`));

describe('chaos matrix', () => {
  it('counts the remotes whose cells passed and names those whose cells failed', () => {
    const results = all((cell) => (cellTitle(cell) === cellTitle(CELL) ? 'failed' : 'passed'));
    expect(rowOf(drawMatrix(results), 'never answers')).toContain('| ✓ 3, ✗ account');
    expect(rowOf(drawMatrix(results), 'tampered byte')).not.toContain('✗');
    expect(summarize(results)).toBe('389 of 390 cells passed, 1 failed');
  });

  it('shows cells that passed only on a retry and cells that did not run', () => {
    const results = all((cell) => (cell.fault === 'api-down' ? 'unsteady' : 'passed'));
    results.delete(cellTitle(CELL));
    const table = drawMatrix(results);
    expect(rowOf(table, 'API down')).toContain('≈ shop');
    expect(rowOf(table, 'never answers')).toContain('| ✓ 3, – 1');
    expect(summarize(results)).toBe('389 of 390 cells passed, 0 failed, 6 only at a second try, 1 not run');
  });

  it('marks the cells that every test run tries', () => {
    expect(drawMatrix(new Map()).match(/ \*/g)).toHaveLength(18);
  });
});
