import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { ProductType } from 'shared-contracts/api/catalogue.schema';
import type { Locale } from 'shared-contracts/locale';
import type { ProductData } from 'shared-contracts/office/product-data.schema';
import type { TimeByDefault } from './columns.ts';

/** Written as JSON text, read as an object. */
type Json<T extends object> = JSONColumnType<T, string | undefined, string>;

type Facts = ProductData['facts'];
/** Language-independent attributes of a product. Each type has only some of them. */
export type ProductAttributes = {
  [F in keyof Facts]?: Facts[F] extends string ? string | null : Facts[F];
} & {
  /** Of a box, counted from its contents. */
  bottles?: number | null;
};

/**
 * Wine attributes for the sommelier: slugs of the filters `tipo`, `variedad` (main
 * grape) and `pais`; scales from 1 to 5.
 */
export interface WineFacts {
  type?: string;
  grape?: string;
  country?: string;
  body?: number;
  acidity?: number;
  sweetness?: number;
  freshness?: number;
}

/** Additional texts of a product page. */
export interface ProductContent {
  aromatic_notes?: string[];
  aromatic_family?: string | null;
  vineyard?: string | null;
  ageing?: string | null;
  closure?: string | null;
  harvest?: string | null;
  tasting_notes?: string | null;
  pairing?: string | null;
  sommelier_comment?: string | null;
  retracto_excluded?: string | null;
  /** Alternative texts of the two pictures. */
  image_alt?: string | null;
  cover_alt?: string | null;
}

export interface CatalogueTables {
  brands: { id: GeneratedAlways<number>; slug: string; name: string };
  products: {
    id: GeneratedAlways<number>;
    type: ProductType;
    slug: string;
    brand_id: number;
    year: number | null;
    attributes: Json<ProductAttributes>;
    rank: Generated<number>;
    is_active: Generated<boolean>;
    /** Shows a badge with `label_text`. */
    label: Generated<boolean>;
    image: string;
    cover_image: string;
    /** False while no shopper has seen the product. */
    is_slug_fixed: Generated<boolean>;
    published_at: TimeByDefault;
    updated_at: TimeByDefault;
  };
  product_texts: {
    product_id: number;
    locale: Locale;
    name: string;
    name_card: string;
    detail: Generated<string>;
    description: Generated<string>;
    description_card: Generated<string>;
    label_text: string | null;
    content: Json<ProductContent>;
    keywords: Generated<string>;
    search_text: GeneratedAlways<string>;
  };
  skus: {
    sku: string;
    product_id: number;
    position: Generated<number>;
    price: number;
    /** As imported: an amount, or a text without one. `reference_clp` has the amount. */
    reference_price: string | null;
    reference_clp: GeneratedAlways<number | null>;
    stock: Generated<number>;
    /** CLP of one unit with VAT. Null: unknown. */
    cost: Generated<number | null>;
    /** Net weight in grams, if the product has one. */
    format: number | null;
    is_unit_sales: Generated<boolean>;
    label_text: ColumnType<Record<Locale, string> | null, string | null | undefined, string | null>;
  };
  box_contents: { box_sku: string; sku: string; qty: number; position: Generated<number> };
  /** Products that staff show beside a product. */
  product_companions: { product_id: number; companion_id: number; position: number };
  /** Prices and offers that start at a time (migration 0032). */
  price_plans: {
    id: Generated<string>;
    sku: string;
    kind: 'price' | 'offer';
    /** CLP. */
    price: number;
    starts_at: ColumnType<Date, Date | string, never>;
    ends_at: ColumnType<Date | null, Date | string | null, never>;
    state: Generated<'waiting' | 'running' | 'done' | 'failed' | 'removed'>;
    old_price: ColumnType<number | null, never, number>;
    old_reference_price: ColumnType<string | null, never, string | null>;
    staff_id: string;
    reason: string;
    created_at: Generated<Date>;
  };
  /** View: units that can be sold now. Boxes by their contents. */
  sku_availability: { sku: string; stock: number };
  product_facets: { product_id: number; key: string; value: string; position: Generated<number> };
  facet_labels: { key: string; value: string; locale: Locale; label: string };
  /** One row per product on sale, for lists. Written by triggers. */
  product_listing: {
    product_id: number;
    type: ProductType;
    rank: number;
    published_at: Date;
    /** CLP. */
    price: number;
    /** Discount as a share of the old price. Null without an offer. */
    discount: number | null;
    name_es: string;
    name_en: string;
    /** `tipo:tinto` */
    facets: string[];
  };
  /** Products per list and filter value without other filters. Written by triggers. */
  facet_counts: { scope: string; facet: string; count: number };
  /** Distinct combinations of attributes that the sommelier's rules use. Written by triggers. */
  wine_profiles: { id: string; facts: Json<WineFacts> };
  /** One row per wine on sale, for the sommelier. Written by triggers. */
  cellar: {
    product_id: number;
    profile: string;
    rank: number;
    /** Food ids on the wine's page. */
    foods: string[];
    in_stock: boolean;
  };
  /** Price history, in CLP. Contains changes by any program. */
  price_changes: {
    id: Generated<number>;
    sku: string;
    old_price: number;
    new_price: number;
    old_reference_price: string | null;
    new_reference_price: string | null;
    reason: string | null;
    changed_at: Generated<Date>;
  };
}
