import { draftEndpoints } from './drafts.ts';

/** Drafts of products: everything but prices and stock. */
export const productDrafts = /* @__PURE__ */ draftEndpoints({
  name: 'product',
  path: '/office/products',
  read: 'catalogue.change',
  change: 'catalogue.change',
  publish: 'catalogue.change',
});
