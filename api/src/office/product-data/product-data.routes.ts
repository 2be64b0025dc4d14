import * as endpoints from 'shared-contracts/office/product-data';
import { productDrafts } from 'shared-contracts/office/product-drafts';
import type { OfficeModule } from '../../module.ts';
import { changeBy, officeEndpoints } from '../access/access.ts';
import { registerDrafts } from '../drafts/register-drafts.ts';
import { addFormat, createProduct } from './create-product.service.ts';
import { productPublisher } from './product.publisher.ts';
import { readProductChoices, readProductForm } from './product-data.service.ts';

/** Products as staff write them. */
export const productDataModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db } = deps;
  on(endpoints.readProductForm, ({ params: { id } }) => readProductForm(db, id));
  on(endpoints.createProduct, ({ body, request }) => createProduct(db, changeBy(request), body));
  on(endpoints.addFormat, ({ params: { id }, body, request }) =>
    addFormat(db, changeBy(request), { id, body }),
  );
  on(endpoints.readProductChoices, () => readProductChoices(db));
  registerDrafts(app, deps, productDrafts, productPublisher);
};
