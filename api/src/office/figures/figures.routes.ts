import * as endpoints from 'shared-contracts/office/figures';
import type { OfficeModule } from '../../module.ts';
import { officeEndpoints } from '../access/access.ts';
import * as service from './figures.service.ts';
import { exportFigure } from './figures-csv.ts';

/** Sums of sales, carts, searches and stock. They use the database that takes writes, because a read sums up days. */
export const figuresModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db } = deps;
  on(endpoints.readSales, ({ query }) => service.readSales(db, query, new Date()));
  on(endpoints.readBestSellers, ({ query }) => service.readBestSellers(db, query, new Date()));
  on(endpoints.readLostSearches, ({ query }) => service.readLostSearches(db, query, new Date()));
  on(endpoints.readSearches, ({ query }) => service.readSearches(db, query, new Date()));
  on(endpoints.readCorrections, ({ query }) => service.readCorrections(db, query, new Date()));
  on(endpoints.readAbandonedCarts, ({ query }) => service.readAbandonedCarts(db, query, new Date()));
  on(endpoints.readPromises, ({ query }) => service.readPromises(db, query, new Date()));
  on(endpoints.readSlowStock, ({ query }) => service.readSlowStock(db, query, new Date()));
  on(endpoints.exportFigure, ({ query, request }) => exportFigure(db, query, request.locale, new Date()));
};
