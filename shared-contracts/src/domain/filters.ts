import type { Locale } from '../locale.ts';
import { FILTER_KEYS, type FilterKey } from './filter-keys.ts';
import type { ProductType } from './product-type.ts';

interface Filter {
  /** Heading of the group in the shop (docs/product/listings.md#filter-keys). */
  label: Record<Locale, string>;
  /** Label of the field in the office, when staff need more words. */
  fieldLabel?: Record<Locale, string>;
  /** Place among the groups of a product type's list. Other types do not have the filter. */
  places: Partial<Record<ProductType, number>>;
  /** How much a shopper loses when the search gives up the value. */
  searchWeight: number;
  /** A product has one value, so two values in a search text mean either. */
  isSingle: boolean;
}

/** Weight of what a shopper hardly gives up. */
export const DEAR = 10;

/**
 * All filters. Add one here and its key to `FILTER_KEYS`, which the browser loads without this table: query, import,
 * lists, search, product data and the office's form follow. A migration adds it to the words of the search.
 */
export const FILTERS: Readonly<Record<FilterKey, Filter>> = {
  tipo: {
    label: { es: 'Tipo', en: 'Type' },
    places: { Wine: 1, Box: 1, Alcohol: 1 },
    searchWeight: 8,
    isSingle: true,
  },
  tipo_queso: {
    label: { es: 'Tipo de queso', en: 'Type of cheese' },
    places: { GourmetProduct: 2 },
    searchWeight: DEAR,
    isSingle: false,
  },
  tipo_gourmet: {
    label: { es: 'Producto gourmet', en: 'Gourmet product' },
    fieldLabel: { es: 'Tipo de producto gourmet', en: 'Type of gourmet product' },
    places: { GourmetProduct: 1 },
    searchWeight: DEAR,
    isSingle: true,
  },
  region_francia: {
    label: { es: 'Región de Francia', en: 'Region of France' },
    places: { GourmetProduct: 3 },
    searchWeight: 5,
    isSingle: true,
  },
  variedad: {
    label: { es: 'Cepa', en: 'Grape' },
    fieldLabel: { es: 'Cepas (la principal primero)', en: 'Grapes (the main one first)' },
    places: { Wine: 2 },
    searchWeight: DEAR,
    isSingle: false,
  },
  marca: {
    label: { es: 'Viña o marca', en: 'Winery or brand' },
    places: { Wine: 3, Box: 2, GourmetProduct: 4, Alcohol: 2 },
    searchWeight: DEAR,
    isSingle: true,
  },
  pais: {
    label: { es: 'País', en: 'Country' },
    places: { Wine: 4, Box: 3, GourmetProduct: 5, Alcohol: 3 },
    searchWeight: 6,
    isSingle: true,
  },
};

/** Filters whose values staff choose. The brand is a field of its own. */
export type FacetKey = Exclude<FilterKey, 'marca'>;
export const FACET_KEYS = FILTER_KEYS.filter((key): key is FacetKey => key !== 'marca');

/** Filters of a product type, in the order of its list. */
export const filtersOf = (type: ProductType): FilterKey[] => {
  const placeOf = (key: FilterKey) => FILTERS[key].places[type] ?? 0;
  return FILTER_KEYS.filter((key) => placeOf(key) > 0).toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
};

/** One value per filter. */
export const byFilter = <K extends FilterKey, T>(keys: readonly K[], read: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<K, T>;

/** Labels of the fields in the office. */
export const fieldLabels = (locale: Locale): Record<FacetKey, string> =>
  byFilter(FACET_KEYS, (key) => (FILTERS[key].fieldLabel ?? FILTERS[key].label)[locale]);
