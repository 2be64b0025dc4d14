/** Regions, communes and shipping rates of a shop folder: `regions.csv` from north to south and `communes.csv`. */
import path from 'node:path';
import { z } from 'zod';
import { flag, keptIfEmpty, whole } from '../../modules/catalogue/import/cells.ts';
import { labelOf, type Problem } from '../problem.ts';
import { readTable, repeatedKeys } from './read-table.ts';
import type { SeedRegions } from './seed-regions.repository.ts';

const id = z
  .string()
  .trim()
  .regex(/^\d{2}(\d{3})?$/, 'must be the official code');
const name = z.string().trim().min(1).max(200);

const regionRow = z.object({
  id,
  name,
  short_name: name,
  /** CLP with VAT. A region without a price is not served. */
  price: keptIfEmpty(whole(0, 1_000_000)),
  /** Working days. */
  min_days: keptIfEmpty(whole(0, 90)),
  max_days: keptIfEmpty(whole(0, 90)),
});
const communeRow = z.object({
  id,
  region_id: id,
  name,
  /** Whether home delivery is possible. False overrides the region's rate. */
  delivered: flag,
});

export function readRegions(folder: string): { regions: SeedRegions; problems: Problem[] } {
  const [regionsFile, communesFile] = [path.join(folder, 'regions.csv'), path.join(folder, 'communes.csv')];
  const regions = readTable(regionsFile, regionRow);
  const communes = readTable(communesFile, communeRow);
  const known = new Set(regions.rows.map((region) => region.id));
  const wrong = (file: string, message: string): Problem => ({ file: labelOf(file), line: null, message });
  const problems = [
    ...regions.problems,
    ...communes.problems,
    ...repeatedKeys(regions.rows, (row) => row.id).map((one) => wrong(regionsFile, `${one} occurs twice`)),
    ...repeatedKeys(communes.rows, (row) => row.id).map((one) => wrong(communesFile, `${one} occurs twice`)),
    ...communes.rows
      .filter(({ region_id }) => !known.has(region_id))
      .map((row) => wrong(communesFile, `${row.id} ${row.name} names the unknown region ${row.region_id}`)),
  ];
  return {
    problems,
    regions: {
      regions: regions.rows.map(({ id, name, short_name }) => ({ id, name, short_name })),
      communes: communes.rows.map(({ id, name, region_id }) => ({ id, name, region_id })),
      notDelivered: communes.rows.filter(({ delivered }) => !delivered).map((row) => row.id),
      rates: regions.rows.flatMap((row) =>
        row.price === undefined || row.min_days === undefined || row.max_days === undefined
          ? []
          : [{ region_id: row.id, price: row.price, min_days: row.min_days, max_days: row.max_days }],
      ),
    },
  };
}
