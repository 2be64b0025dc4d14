import type { CatalogueKind } from 'shared-contracts/api/catalogue';
import type { ProductType } from 'shared-contracts/api/catalogue.schema';
import { FILTER_KEYS, type FilterKey } from 'shared-contracts/domain/filter-keys';
import { filtersOf } from 'shared-contracts/domain/filters';

export const KINDS: Record<CatalogueKind, ProductType> = {
  wines: 'Wine',
  boxes: 'Box',
  gourmets: 'GourmetProduct',
  alcohols: 'Alcohol',
};

/** Products of a list before any filter. */
export interface Scope {
  /** Filter groups of the list, in order. */
  filters: readonly FilterKey[];
  type?: ProductType;
  /** Only discounted products. */
  isOffer?: true;
  /** Only products with one of these filter values (`tipo:tinto`). */
  facets?: readonly string[];
}

/** Key of a scope's stored counts (migration 0009). Undefined without stored counts. */
export const countedAs = ({ type, isOffer, facets }: Scope): string | undefined =>
  facets ? undefined : isOffer ? 'offers' : (type ?? 'all');

export const kindScope = (kind: CatalogueKind): Scope => {
  const type = KINDS[kind];
  return { type, filters: filtersOf(type) };
};

export const OFFERS: Scope = { filters: FILTER_KEYS, isOffer: true };
const EVERYTHING: Scope = { filters: FILTER_KEYS };

/** Names of product types in category URLs (docs/product/listings.md#product-types). */
const KIND_NAMES: Record<CatalogueKind, readonly string[]> = {
  wines: ['wines', 'vinos', 'wine', 'w'],
  boxes: ['boxes', 'cajas', 'box', 'b'],
  gourmets: ['gourmets', 'gourmet', 'gourmet-products', 'productos-gourmet', 'gourmetproduct', 'g'],
  alcohols: ['alcohols', 'alcoholes', 'otros-alcoholes', 'alcohol', 'a'],
};

const NAMED: ReadonlyMap<string, Scope> = new Map([
  ...Object.entries(KIND_NAMES).flatMap(([kind, names]) =>
    names.map((name) => [name, kindScope(kind as CatalogueKind)] as const),
  ),
  ...['offers', 'ofertas'].map((name) => [name, OFFERS] as const),
  ...['all', 'productos', 'products'].map((name) => [name, EVERYTHING] as const),
]);

/** Scope of a category that is a product type, the offers, or all products. */
export const namedScope = (category: string): Scope | undefined => NAMED.get(category.toLowerCase());

/** Scope of a category that is a filter value, over all product types. */
export const facetScope = (value: string): Scope => ({
  filters: FILTER_KEYS,
  facets: FILTER_KEYS.map((key) => `${key}:${value}`),
});
