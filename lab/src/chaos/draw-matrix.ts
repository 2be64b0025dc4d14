/** Writes the chaos matrix as a Markdown table: a row for each fault, a column for each place in the shop. */

import {
  ALL_CELLS,
  type Cell,
  cellTitle,
  FAULT_TITLES,
  type FaultId,
  PLACE_IDS,
  PLACES,
  SAMPLE,
  sampleCells,
} from 'e2e/chaos/cells';
import { markdownTable } from '../bench/markdown-table.ts';

/** Result of a cell. `unsteady`: passed on a retry. */
export type CellResult = 'passed' | 'unsteady' | 'failed';
/** Results by cell title. Cells that did not run are missing. */
export type Results = ReadonlyMap<string, CellResult>;

const nameOf = ({ remote }: Cell): string => remote ?? 'shop';

/** Text of a table cell: `✓ 3, ✗ account` means that the fault passed in three remotes and failed in account. */
const drawCells = (cells: readonly Cell[], results: Results): string => {
  const where = (wanted: CellResult | undefined) =>
    cells.filter((cell) => results.get(cellTitle(cell)) === wanted).map(nameOf);
  const passed = where('passed');
  const parts = [
    ...(passed.length ? [`✓ ${passed.length}`] : []),
    ...where('unsteady').map((name) => `≈ ${name}`),
    ...where('failed').map((name) => `✗ ${name}`),
    ...(where(undefined).length ? [`– ${where(undefined).length}`] : []),
  ];
  return parts.join(', ');
};

/** The table. A star marks table cells of which `pnpm test` runs a part (`SAMPLE`). */
export const drawMatrix = (results: Results): string => {
  const sample = new Set(sampleCells(SAMPLE).map(cellTitle));
  const of = (fault: FaultId, place: string) =>
    ALL_CELLS.filter((cell) => cell.fault === fault && cell.place === place);
  return markdownTable(
    ['fault', ...PLACE_IDS.map((place) => `${place} (${PLACES[place]})`)],
    (Object.keys(FAULT_TITLES) as FaultId[]).map((fault) => [
      FAULT_TITLES[fault],
      ...PLACE_IDS.map((place) => {
        const cells = of(fault, place);
        const sampled = cells.some((cell) => sample.has(cellTitle(cell)));
        return drawCells(cells, results) + (sampled ? ' *' : '');
      }),
    ]),
  );
};

const count = (results: Results, wanted: CellResult): number =>
  [...results.values()].filter((result) => result === wanted).length;

/** Summary line: number of passed cells. */
export const summarize = (results: Results): string => {
  const failed = count(results, 'failed');
  const unsteady = count(results, 'unsteady');
  return [
    `${count(results, 'passed') + unsteady} of ${ALL_CELLS.length} cells passed`,
    `${failed} failed`,
    ...(unsteady ? [`${unsteady} only at a second try`] : []),
    ...(results.size < ALL_CELLS.length ? [`${ALL_CELLS.length - results.size} not run`] : []),
  ].join(', ');
};
