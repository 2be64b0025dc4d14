import * as endpoints from 'shared-contracts/office/product-data';
import * as schema from 'shared-contracts/office/product-data.schema';
import { productDrafts } from 'shared-contracts/office/product-drafts';
import { registerOfficeEndpoint, staffOf } from '../access/access.ts';
import { registerDrafts } from '../drafts/register-drafts.ts';
import type { OfficeModule } from '../office-module.ts';
import { addFormat, createProduct } from './create-product.service.ts';
import { productPublisher } from './product.publisher.ts';
import { readProductChoices, readProductForm } from './product-data.service.ts';

/** Products as staff write them. */
export const productDataModule: OfficeModule = (app, deps) => {
  const { db } = deps;
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.readProductForm, schema: schema.readProductForm },
    ({ params: { id } }) => readProductForm(db, id),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.createProduct, schema: schema.createProduct },
    ({ body, request }) => createProduct(db, { staff: staffOf(request), locale: request.locale }, body),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.addFormat, schema: schema.addFormat },
    ({ params: { id }, body, request }) =>
      addFormat(db, { staff: staffOf(request), locale: request.locale }, { id, body }),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.readProductChoices, schema: schema.readProductChoices },
    () => readProductChoices(db),
  );
  registerDrafts(app, deps, productDrafts, productPublisher);
};
