import { z } from 'zod';
import { MAX_STOCK } from './catalogue-limits.ts';
import { optionalReason, reason, version } from './common.schema.ts';
import { changedCount, csvProblem, csvText, named, refused, rowsOf, sku, skus } from './rows.schema.ts';
import { STOCK_CAUSES } from './stock-causes.ts';

const units = z.int().min(0).max(MAX_STOCK);

const stockPreview = z.object({
  ...named,
  version: z.string(),
  /** Units in the cellar, reserved ones included. */
  before: z.number().int().nullable(),
  after: z.number().int().nullable(),
  reserved: z.number().int(),
  refused,
});

export const previewStock = {
  body: z.object({
    skus,
    change: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('set'), units }),
      z.object({ kind: z.literal('add'), units: z.int().min(-MAX_STOCK).max(MAX_STOCK) }),
    ]),
  }),
  response: z.object({ rows: z.array(stockPreview) }),
};

/** `on_hand`: units in the cellar from now on. The cause `other` needs a note. */
export const correctStock = {
  body: z
    .object({
      rows: rowsOf(z.object({ sku, version, on_hand: units })),
      cause: z.enum(STOCK_CAUSES),
      note: optionalReason,
    })
    .refine(({ cause, note }) => cause !== 'other' || reason.safeParse(note).success, { path: ['note'] }),
  response: changedCount,
};

/** `rows`: only formats that the file changes. With problems the file cannot be applied. */
export const checkStockCsv = {
  body: csvText,
  response: z.object({ rows: z.array(stockPreview), problems: z.array(csvProblem) }),
};
