import { isAllowed } from 'shared-contracts/office/access';
import * as endpoints from 'shared-contracts/office/products';
import { officeEndpoints, staffOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import { exportProducts } from './csv.service.ts';
import { listProducts, readProduct } from './products.service.ts';

export const productsModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
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
};
