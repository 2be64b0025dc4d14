/** Query keys by which listings are filtered (SPEC §9). */
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

/** Category label of a menu, in small letters, to query key. The pairing of strains with brands is SPEC's. */
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

/** Query key for a category label, whatever its capitals and outer blanks; `tipo` for any other label (SPEC §9). */
export function filterKeyOf(label: string): FilterKey {
  const name = label.trim().toLowerCase().normalize('NFC');
  return (Object.hasOwn(KEY_OF_LABEL, name) && KEY_OF_LABEL[name]) || 'tipo';
}

/** Whether a query key filters a listing. */
export const isFilterKey = (key: string): key is FilterKey => FILTER_KEYS.some((one) => one === key);
