import type { CatalogueKind } from 'shared-contracts/api/catalogue';
import type { ProductType } from 'shared-contracts/api/catalogue.schema';
import type { FilterKey } from 'shared-contracts/domain/filter-keys';
import type { Locale } from 'shared-contracts/locale';

/** What the four product kinds differ in: their type and the groups their lists are filtered by, in order. */
export const KINDS: Record<CatalogueKind, { type: ProductType; filters: readonly FilterKey[] }> = {
  wines: { type: 'Wine', filters: ['tipo', 'variedad', 'marca', 'pais'] },
  boxes: { type: 'Box', filters: ['tipo', 'marca', 'pais'] },
  gourmets: {
    type: 'GourmetProduct',
    filters: ['tipo_gourmet', 'tipo_queso', 'region_francia', 'marca', 'pais'],
  },
  alcohols: { type: 'Alcohol', filters: ['tipo', 'marca', 'pais'] },
};

/** Headings of the filter groups (SPEC §9). */
export const FILTER_LABELS: Record<FilterKey, Record<Locale, string>> = {
  tipo: { es: 'Tipo', en: 'Type' },
  variedad: { es: 'Cepa', en: 'Grape' },
  marca: { es: 'Viña o marca', en: 'Winery or brand' },
  pais: { es: 'País', en: 'Country' },
  tipo_gourmet: { es: 'Producto gourmet', en: 'Gourmet product' },
  tipo_queso: { es: 'Tipo de queso', en: 'Type of cheese' },
  region_francia: { es: 'Región de Francia', en: 'Region of France' },
};

/** The key whose value is the product's type on its page. */
export const TYPE_KEYS: readonly FilterKey[] = ['tipo', 'tipo_gourmet'];
