import {
  type CatalogueKind,
  catalogue,
  listOffers,
  listProductCategory,
  readOfferFilters,
  readProductCategoryFilters,
} from 'shared-contracts/api/catalogue';
import type { ListQuery, ProductFilters, ProductList } from 'shared-contracts/api/catalogue.schema';
import { createApiEffect } from 'shared-kit/host';

export type ListingKind = CatalogueKind | 'offers' | 'products';

interface Source {
  listFx: (input: { query: ListQuery }) => Promise<ProductList>;
  filtersFx: (input: { query: ListQuery }) => Promise<ProductFilters>;
}

/** Path parameter of the category with all products. */
const EVERYTHING = { category: 'productos' };

/** Effects that request the products and the filters of a listing. */
export const sourceOf = (kind: ListingKind): Source => {
  if (kind !== 'products') {
    const { list, filters } =
      kind === 'offers' ? { list: listOffers, filters: readOfferFilters } : catalogue[kind];
    return { listFx: createApiEffect(list), filtersFx: createApiEffect(filters) };
  }
  const [listFx, filtersFx] = [
    createApiEffect(listProductCategory),
    createApiEffect(readProductCategoryFilters),
  ];
  return {
    listFx: (input) => listFx({ ...input, params: EVERYTHING }),
    filtersFx: (input) => filtersFx({ ...input, params: EVERYTHING }),
  };
};
