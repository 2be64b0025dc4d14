/**
 * Query keys that filter a listing (docs/product/listings.md#filter-keys), in the order of URLs and mixed lists. Each has
 * a row in filters.ts, and a name in tools/fields.ts.
 */
export const FILTER_KEYS = [
  'tipo',
  'tipo_queso',
  'tipo_gourmet',
  'region_francia',
  'variedad',
  'marca',
  'pais',
] as const;

export type FilterKey = (typeof FILTER_KEYS)[number];

/** Lower-case category label of a menu → query key. The specification maps "strains" to brands. */
const KEY_OF_LABEL: Record<string, FilterKey> = {
  'french cheeses': 'tipo_queso',
  'quesos franceses': 'tipo_queso',
  'gourmet products': 'tipo_gourmet',
  'productos gourmet': 'tipo_gourmet',
  'by region': 'region_francia',
  'por región': 'region_francia',
  cepas: 'variedad',
  vineyards: 'variedad',
  viñas: 'marca',
  strains: 'marca',
  país: 'pais',
  country: 'pais',
};

/** Query key of a category label. Ignores case and surrounding blanks. Unknown labels map to `tipo`. */
export function filterKeyOf(label: string): FilterKey {
  const name = label.trim().toLowerCase().normalize('NFC');
  return (Object.hasOwn(KEY_OF_LABEL, name) && KEY_OF_LABEL[name]) || 'tipo';
}

/** Whether a query key filters a listing. */
export const isFilterKey = (key: string): key is FilterKey => FILTER_KEYS.some((one) => one === key);
