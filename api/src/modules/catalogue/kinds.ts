import type { CatalogueKind } from 'shared-contracts/api/catalogue';
import type { ProductType } from 'shared-contracts/api/catalogue.schema';
import type { FilterKey } from 'shared-contracts/domain/filter-keys';
import type { Locale } from 'shared-contracts/locale';

/** Product type and ordered filter groups of each kind of list. */
export const KINDS: Record<CatalogueKind, { type: ProductType; filters: readonly FilterKey[] }> = {
  wines: { type: 'Wine', filters: ['tipo', 'variedad', 'marca', 'pais'] },
  boxes: { type: 'Box', filters: ['tipo', 'marca', 'pais'] },
  gourmets: {
    type: 'GourmetProduct',
    filters: ['tipo_gourmet', 'tipo_queso', 'region_francia', 'marca', 'pais'],
  },
  alcohols: { type: 'Alcohol', filters: ['tipo', 'marca', 'pais'] },
};

/** Headings of the filter groups (docs/product/listings.md#filter-keys). */
export const FILTER_LABELS: Record<FilterKey, Record<Locale, string>> = {
  tipo: { es: 'Tipo', en: 'Type' },
  variedad: { es: 'Cepa', en: 'Grape' },
  marca: { es: 'Viña o marca', en: 'Winery or brand' },
  pais: { es: 'País', en: 'Country' },
  tipo_gourmet: { es: 'Producto gourmet', en: 'Gourmet product' },
  tipo_queso: { es: 'Tipo de queso', en: 'Type of cheese' },
  region_francia: { es: 'Región de Francia', en: 'Region of France' },
};

/** Filter keys whose value is shown as the product's type. */
export const TYPE_KEYS: readonly FilterKey[] = ['tipo', 'tipo_gourmet'];
