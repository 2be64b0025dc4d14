import { z } from 'zod';
import { productParams, version } from './common.schema.ts';
import { changedCount, csvProblem, csvText, named, refused, rowsOf, sku } from './rows.schema.ts';

export const MAX_COST = 99_999_999;
/** CLP of one unit with VAT, like the price. Null: unknown. */
const cost = z.number().int().min(0).max(MAX_COST).nullable();

export const readCosts = {
  params: productParams,
  response: z.object({
    data: z.array(
      z.object({
        sku: z.string(),
        cost,
        /** Cost of a box by its contents, when it has none of its own. */
        by_contents: cost,
        version: z.string(),
      }),
    ),
  }),
};

const changeRow = z.object({ sku, version, cost });

export const changeCosts = { body: z.object({ rows: rowsOf(changeRow) }), response: changedCount };

/** Checks a CSV file with the columns `sku` and `costo`. An empty cell removes the cost. Changes nothing. */
export const checkCostsCsv = {
  body: csvText,
  response: z.object({
    /** Rows that change something. */
    rows: z.array(z.object({ ...named, version: z.string(), before: cost, after: cost, refused })),
    problems: z.array(csvProblem),
  }),
};
