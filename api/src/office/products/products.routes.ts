import { isAllowed } from 'shared-contracts/office/access';
import * as endpoints from 'shared-contracts/office/products';
import * as schema from 'shared-contracts/office/products.schema';
import { registerOfficeEndpoint, staffOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import { exportProducts } from './csv.service.ts';
import { listProducts, readProduct } from './products.service.ts';

export const productsModule: OfficeModule = (app, deps) => {
  // The database that takes writes: a replica may not know the correction that was saved a moment ago.
  const { db } = deps;
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.listProducts, schema: schema.listProducts },
    ({ query }) => listProducts(db, query),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.readProduct, schema: schema.readProduct },
    ({ params: { id } }) => readProduct(db, id),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.exportProducts, schema: schema.exportProducts },
    ({ query, request }) =>
      exportProducts(db, query, {
        locale: request.locale,
        withCosts: isAllowed(staffOf(request).role, 'catalogue.change-cost'),
      }),
  );
};
