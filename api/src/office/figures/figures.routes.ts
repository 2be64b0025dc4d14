import * as endpoints from 'shared-contracts/office/figures';
import * as schema from 'shared-contracts/office/figures.schema';
import { registerOfficeEndpoint } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import * as service from './figures.service.ts';
import { exportFigure } from './figures-csv.ts';

/** Sums of sales, carts, searches and stock. They use the database that takes writes, because a read sums up days. */
export const figuresModule: OfficeModule = (app, deps) => {
  const { db } = deps;
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.readSales, schema: schema.readSales },
    ({ query }) => service.readSales(db, query, new Date()),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.readBestSellers, schema: schema.readBestSellers },
    ({ query }) => service.readBestSellers(db, query, new Date()),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.readLostSearches, schema: schema.readLostSearches },
    ({ query }) => service.readLostSearches(db, query, new Date()),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.readSearches, schema: schema.readSearches },
    ({ query }) => service.readSearches(db, query, new Date()),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.readCorrections, schema: schema.readCorrections },
    ({ query }) => service.readCorrections(db, query, new Date()),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.readAbandonedCarts, schema: schema.readAbandonedCarts },
    ({ query }) => service.readAbandonedCarts(db, query, new Date()),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.readSlowStock, schema: schema.readSlowStock },
    ({ query }) => service.readSlowStock(db, query, new Date()),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.exportFigure, schema: schema.exportFigure },
    ({ query, request }) => exportFigure(db, query, request.locale, new Date()),
  );
};
