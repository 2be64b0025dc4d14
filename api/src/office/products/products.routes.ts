import { isAllowed } from 'shared-contracts/office/access';
import * as prices from 'shared-contracts/office/prices';
import * as endpoints from 'shared-contracts/office/products';
import * as stock from 'shared-contracts/office/stock';
import type { OfficeModule } from '../../module.ts';
import { officeEndpoints, staffOf } from '../access/access.ts';
import { checkPricesCsv, checkStockCsv, exportProducts } from './csv.service.ts';
import { changePrices, previewPrices } from './prices.service.ts';
import { listProducts, readProduct } from './products.service.ts';
import { correctStock, previewStock } from './stock.service.ts';

/** `MAX_ROWS` rows, or a CSV file of `MAX_CSV_LENGTH`, in JSON. */
const LIMITS = { bodyLimit: 4 * 1024 * 1024, answerWithinMs: 60_000 };

/** Products, and changes of prices and stock of one format or many. */
export const productsModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const onMany = officeEndpoints(app, deps, LIMITS);
  // The database that takes writes: a replica may not know the correction that was saved a moment ago.
  const { db } = deps;
  on(endpoints.listProducts, ({ query }) => listProducts(db, query));
  on(endpoints.readProduct, ({ params: { id } }) => readProduct(db, id));
  on(endpoints.exportProducts, ({ query, request }) =>
    exportProducts(db, query, {
      locale: request.locale,
      withCosts: isAllowed(staffOf(request).role, 'catalogue.change-cost'),
    }),
  );
  onMany(prices.previewPrices, async ({ body: { skus, change } }) => ({
    rows: await previewPrices(db, skus, change),
  }));
  onMany(prices.changePrices, ({ body, request }) => changePrices(db, staffOf(request), body));
  onMany(prices.checkPricesCsv, ({ body, request }) => checkPricesCsv(db, body.text, request.locale));
  onMany(stock.previewStock, async ({ body: { skus, change } }) => ({
    rows: await previewStock(db, skus, change),
  }));
  onMany(stock.correctStock, ({ body, request }) => correctStock(db, staffOf(request), body));
  onMany(stock.checkStockCsv, ({ body, request }) => checkStockCsv(db, body.text, request.locale));
};
