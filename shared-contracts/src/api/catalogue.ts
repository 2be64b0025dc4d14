import type * as schema from './catalogue.schema.ts';
import { endpoint } from './endpoint.ts';

/** Product types as they occur in API paths (docs/product/api.md#catalogue). */
export type CatalogueKind = 'wines' | 'boxes' | 'gourmets' | 'alcohols';
export const CATALOGUE_KINDS: readonly CatalogueKind[] = ['wines', 'boxes', 'gourmets', 'alcohols'];

/** Endpoints of one product type: list, filters, detail. All four types have the same three. */
const createCatalogueEndpoints = (kind: CatalogueKind) => ({
  list: endpoint<typeof schema.listProducts>({
    id: `list-${kind}`,
    method: 'GET',
    path: `/${kind}`,
    summary: `List ${kind} with filters, sort and pages`,
    errors: ['VALIDATION_FAILED'],
  }),
  filters: endpoint<typeof schema.readFilters>({
    id: `read-${kind}-filters`,
    method: 'GET',
    path: `/${kind}/filters`,
    summary: `Filter groups of ${kind} with counts for the current selection`,
    errors: ['VALIDATION_FAILED'],
  }),
  detail: endpoint<typeof schema.readProduct>({
    id: `read-${kind}`,
    method: 'GET',
    path: `/${kind}/:id`,
    summary: `One of ${kind} by id or slug`,
    errors: ['NOT_FOUND'],
  }),
});

export const catalogue = {
  wines: createCatalogueEndpoints('wines'),
  boxes: createCatalogueEndpoints('boxes'),
  gourmets: createCatalogueEndpoints('gourmets'),
  alcohols: createCatalogueEndpoints('alcohols'),
} satisfies Record<CatalogueKind, unknown>;

export const listOffers = /* @__PURE__ */ endpoint<typeof schema.listOffers>({
  id: 'list-offers',
  method: 'GET',
  path: '/offers',
  summary: 'List what costs less than before, of every kind, with filters, sort and pages',
  errors: ['VALIDATION_FAILED'],
});

export const readOfferFilters = /* @__PURE__ */ endpoint<typeof schema.readOfferFilters>({
  id: 'read-offer-filters',
  method: 'GET',
  path: '/offers/filters',
  summary: 'Filter groups of the offers with counts for the current selection',
  errors: ['VALIDATION_FAILED'],
});

export const listProductCategory = /* @__PURE__ */ endpoint<typeof schema.listProductCategory>({
  id: 'list-product-category',
  method: 'GET',
  path: '/product-category/:category',
  summary: 'List the products of a category with filters, sort and pages',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const readProductCategoryFilters = /* @__PURE__ */ endpoint<typeof schema.readProductCategoryFilters>({
  id: 'read-product-category-filters',
  method: 'GET',
  path: '/product-category/:category/filters',
  summary: 'Filter groups of a category with counts for the current selection',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

/**
 * Products for the recommendations carousel of a product page or the cart
 * (docs/product/products.md#recommendations).
 */
export const listRecommendations = /* @__PURE__ */ endpoint<typeof schema.listRecommendations>({
  id: 'list-recommendations',
  method: 'GET',
  path: '/recommendations',
  summary: 'Products that are usually purchased together with the given ones',
  errors: ['VALIDATION_FAILED'],
});
