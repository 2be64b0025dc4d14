import * as prices from 'shared-contracts/office/prices';
import * as pricesSchema from 'shared-contracts/office/prices.schema';
import * as stock from 'shared-contracts/office/stock';
import * as stockSchema from 'shared-contracts/office/stock.schema';
import { registerOfficeEndpoint, staffOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import { checkPricesCsv, checkStockCsv } from './csv.service.ts';
import { changePrices, previewPrices } from './prices.service.ts';
import { correctStock, previewStock } from './stock.service.ts';

/** `MAX_ROWS` rows, or a CSV file of `MAX_CSV_LENGTH`, in JSON. */
const LIMITS = { bodyLimit: 4 * 1024 * 1024, answerWithinMs: 60_000 };

/** Prices and stock, of one format or many. */
export const changesModule: OfficeModule = (app, deps) => {
  const { db } = deps;
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: prices.previewPrices, schema: pricesSchema.previewPrices },
    async ({ body: { skus, change } }) => ({ rows: await previewPrices(db, skus, change) }),
    LIMITS,
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: prices.changePrices, schema: pricesSchema.changePrices },
    ({ body, request }) => changePrices(db, staffOf(request), body),
    LIMITS,
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: prices.checkPricesCsv, schema: pricesSchema.checkPricesCsv },
    ({ body }) => checkPricesCsv(db, body.text),
    LIMITS,
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: stock.previewStock, schema: stockSchema.previewStock },
    async ({ body: { skus, change } }) => ({ rows: await previewStock(db, skus, change) }),
    LIMITS,
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: stock.correctStock, schema: stockSchema.correctStock },
    ({ body, request }) => correctStock(db, staffOf(request), body),
    LIMITS,
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: stock.checkStockCsv, schema: stockSchema.checkStockCsv },
    ({ body }) => checkStockCsv(db, body.text),
    LIMITS,
  );
};
