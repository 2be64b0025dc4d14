import * as prices from 'shared-contracts/office/prices';
import * as stock from 'shared-contracts/office/stock';
import { officeEndpoints, staffOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import { checkPricesCsv, checkStockCsv } from './csv.service.ts';
import { changePrices, previewPrices } from './prices.service.ts';
import { correctStock, previewStock } from './stock.service.ts';

/** `MAX_ROWS` rows, or a CSV file of `MAX_CSV_LENGTH`, in JSON. */
const LIMITS = { bodyLimit: 4 * 1024 * 1024, answerWithinMs: 60_000 };

/** Prices and stock, of one format or many. */
export const changesModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db } = deps;
  on(
    prices.previewPrices,
    async ({ body: { skus, change } }) => ({ rows: await previewPrices(db, skus, change) }),
    LIMITS,
  );
  on(prices.changePrices, ({ body, request }) => changePrices(db, staffOf(request), body), LIMITS);
  on(prices.checkPricesCsv, ({ body }) => checkPricesCsv(db, body.text), LIMITS);
  on(
    stock.previewStock,
    async ({ body: { skus, change } }) => ({ rows: await previewStock(db, skus, change) }),
    LIMITS,
  );
  on(stock.correctStock, ({ body, request }) => correctStock(db, staffOf(request), body), LIMITS);
  on(stock.checkStockCsv, ({ body }) => checkStockCsv(db, body.text), LIMITS);
};
