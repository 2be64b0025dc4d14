import type { CatalogueKind } from 'shared-contracts/api/catalogue';
import type { ProductType } from 'shared-contracts/api/catalogue.schema';
import { FILTER_KEYS, type FilterKey } from 'shared-contracts/domain/filter-keys';
import { KINDS } from './kinds.ts';

/** The products that a list is about, before anything is chosen in it. */
export interface Scope {
  /** Filter groups of the list, in their order. */
  filters: readonly FilterKey[];
  type?: ProductType;
  /** Only what costs less than before. */
  isOffer?: true;
  /** Only what has one of these filter values (`tipo:tinto`). */
  facets?: readonly string[];
}

/** The name under which a scope's own counts are kept (migration 0009); undefined where they are not. */
export const countedAs = ({ type, isOffer, facets }: Scope): string | undefined =>
  facets ? undefined : isOffer ? 'offers' : (type ?? 'all');

export const kindScope = (kind: CatalogueKind): Scope => KINDS[kind];

export const OFFERS: Scope = { filters: FILTER_KEYS, isOffer: true };
const EVERYTHING: Scope = { filters: FILTER_KEYS };

/** Categories that are whole kinds, by the names they bear in addresses (SPEC §2, §3). */
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

/** The scope of a category that is a kind, the offers, or everything. */
export const namedScope = (category: string): Scope | undefined => NAMED.get(category.toLowerCase());

/** The scope of a category that is a filter value: its products, whatever their kind. */
export const facetScope = (value: string): Scope => ({
  filters: FILTER_KEYS,
  facets: FILTER_KEYS.map((key) => `${key}:${value}`),
});
