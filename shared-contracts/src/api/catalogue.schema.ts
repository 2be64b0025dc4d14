import { z } from 'zod';
import { FILTER_KEYS } from '../domain/filter-keys.ts';
import { byFilter } from '../domain/filters.ts';
import { MAX_QUERY_LENGTH, SORT_KEYS } from '../domain/list-query.ts';
import { clp, grams, idOrSlug, listOf, manyValues, millilitres, pageQuery } from './common.schema.ts';

export const productType = z.enum(['Wine', 'Box', 'GourmetProduct', 'Alcohol']);

/** One size (weight or unit) in which a gourmet product is sold (docs/product/products.md#formats). */
const productFormat = z.object({
  sku: z.string(),
  format: grams.nullable(),
  price: clp,
  reference_price: z.union([clp, z.string()]).nullable(),
  stock: z.int(),
  /** 1: sold by unit. 0: sold by weight. */
  is_unit_sales: z.union([z.literal(0), z.literal(1)]),
  label: z.boolean(),
  label_text: z.string().nullable(),
});

/**
 * Item of a product card (docs/product/listings.md#product-card).
 * `reference_price` may be text that is not a number.
 */
export const productCard = z.object({
  id: z.int(),
  product_type: productType,
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  name_card: z.string(),
  brand: z.object({ name: z.string(), slug: z.string() }),
  year: z.int().nullable(),
  /** Short facts below the name: grape of a wine, milk of a cheese, volume of a spirit. */
  detail: z.string(),
  price: clp,
  reference_price: z.union([clp, z.string()]).nullable(),
  stock: z.int(),
  description_card: z.string(),
  /**
   * Base path of the picture: append format and width, `.avif?w=320` (or webp, jpg). Product pictures are
   * 4:5.
   */
  frontend_image: z.string(),
  frontend_cover_image: z.string(),
  label: z.boolean(),
  label_text: z.string().nullable(),
  formats: z.array(productFormat),
});

const score = z.object({ jury: z.string(), points: z.int() });
const facet = z.object({ value: z.string(), label: z.string() });

const boxContent = z.object({
  qty: z.int(),
  product: productCard,
  /** The format that the box holds. */
  sku: z.string().optional(),
  format: grams.nullable().optional(),
});

/** Data of a product page. Fields that a product type lacks are null or empty. */
const productDetail = productCard.extend({
  description: z.string(),
  country: facet.nullable(),
  region: z.string().nullable(),
  valley: z.string().nullable(),
  type: facet.nullable(),
  volume_ml: millilitres.nullable(),
  abv: z.number().nullable(),
  /** Tasting scales, 1 to 5. */
  body: z.int().nullable(),
  acidity: z.int().nullable(),
  sweetness: z.int().nullable(),
  freshness: z.int().nullable(),
  /** Years for which the wine can age. */
  guarda: z.int().nullable(),
  aromatic_notes: z.array(z.string()),
  aromatic_family: z.string().nullable(),
  vineyard: z.string().nullable(),
  strains: z.array(facet),
  harvest: z.string().nullable(),
  scores: z.array(score),
  tasting_notes: z.string().nullable(),
  pairing: z.string().nullable(),
  sommelier_comment: z.string().nullable(),
  /** Products in a box that are on sale. */
  contents: z.array(boxContent),
  /** Products in a box that are off sale. Apart, because a page of the previous release would link it. */
  contents_off_sale: z.array(boxContent).optional(),
  /** Why the legal right of withdrawal (retracto) does not apply. Null when it applies. */
  retracto_excluded: z.string().nullable(),
  related: z.array(productCard),
  /** A shopper may wait for a sold-out format. Absent: the shop has no waiting list, or all is in stock. */
  can_wait: z.boolean().optional(),
  /** May go into a mixed case that the shop sells today (docs/product/cases.md). Absent: it may not. */
  in_case: z.boolean().optional(),
  /** Alternative texts of picture and cover picture. Empty or absent: the page names the product. */
  picture_alts: z.array(z.string()).optional(),
});

/**
 * Query of a listing: filter keys with several values each
 * (docs/product/listings.md#filter-keys), price range, text, sort, page.
 */
export const listQuery = z.object({
  ...pageQuery,
  q: z.string().trim().max(MAX_QUERY_LENGTH).optional(),
  sort: z.enum(SORT_KEYS).default('relevance').catch('relevance'),
  precio_min: z.coerce.number().int().min(0).optional(),
  precio_max: z.coerce.number().int().min(0).optional(),
  ...byFilter(FILTER_KEYS, () => manyValues),
});

export const filterGroup = z.object({
  key: z.string(),
  label: z.string(),
  options: z.array(z.object({ value: z.string(), label: z.string(), count: z.int(), selected: z.boolean() })),
});

export const listProducts = { query: listQuery, response: listOf(productCard) };
export const readFilters = {
  query: listQuery,
  response: z.object({
    data: z.array(filterGroup),
    price: z.object({ min: clp, max: clp }),
    total: z.int(),
  }),
};
/** Discounted products of every type. */
export const listOffers = listProducts;
export const readOfferFilters = readFilters;

/**
 * A product type by any of its names (`wines`, `vinos`), `ofertas` for discounted products, `productos` for
 * all products, or a filter value (`tinto`).
 */
const categoryParams = z.object({ category: idOrSlug });
export const listProductCategory = { ...listProducts, params: categoryParams };
export const readProductCategoryFilters = { ...readFilters, params: categoryParams };

export const readProduct = {
  params: z.object({ id: idOrSlug }),
  response: z.object({ data: productDetail }),
};

/** At most eight products, all in stock, none of the given ones. Empty for unknown skus. */
export const listRecommendations = {
  query: z.object({ skus: manyValues }),
  response: z.object({ data: z.array(productCard) }),
};

export type ProductCard = z.output<typeof productCard>;
export type ProductDetail = z.output<typeof productDetail>;
export type ProductFormat = z.output<typeof productFormat>;
export type ProductType = z.output<typeof productType>;
export type FilterGroup = z.output<typeof filterGroup>;
export type ListQuery = z.input<typeof listQuery>;
export type ProductList = z.output<typeof listProducts.response>;
export type ProductFilters = z.output<typeof readFilters.response>;
