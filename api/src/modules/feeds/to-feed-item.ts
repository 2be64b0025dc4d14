import type { ProductCard, ProductFormat, ProductType } from 'shared-contracts/api/catalogue.schema';
import { regularPrice } from 'shared-contracts/domain/discount';
import type { Clp } from 'shared-contracts/domain/money';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import type { Locale } from 'shared-contracts/locale';
import type { FeedRow } from './feed-items.repository.ts';
import { highestDelivery, type RegionRates } from './region-rates.repository.ts';

/** Longest texts of the public attribute list, in characters. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5_000;

/** Categories of the public product taxonomy. They tell engines which products are alcohol. */
const CATEGORIES: Record<ProductType, string> = {
  Wine: '421',
  Alcohol: '499676',
  Box: '499676',
  GourmetProduct: '422',
};

const LISTINGS: Record<ProductType, Record<Locale, string>> = {
  Wine: { es: 'Vinos', en: 'Wines' },
  Alcohol: { es: 'Otros alcoholes', en: 'Other spirits' },
  Box: { es: 'Cajas', en: 'Boxes' },
  GourmetProduct: { es: 'Gourmet', en: 'Gourmet' },
};

const DELIVERY: Record<Locale, string> = { es: 'Despacho a domicilio', en: 'Home delivery' };

export interface FeedContext {
  locale: Locale;
  publicUrl: string;
  regions: readonly RegionRates[];
}

/** Attributes of a feed item by name, without prefix. An attribute with parts may occur several times. */
export type FeedItem = (readonly [
  name: string,
  value: string | readonly (readonly [name: string, value: string])[],
])[];

const money = (amount: Clp): string => `${amount} CLP`;

const short = (text: string, max: number): string =>
  text.length <= max
    ? text
    : `${text
        .slice(0, max - 1)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()}…`;

/** ISO 8601 in UTC to the minute. */
const time = (at: Date): string => at.toISOString().replace(/:\d\d\.\d+Z$/, '+0000');

const linkOf = (card: ProductCard, { publicUrl, locale }: FeedContext): string => {
  const link = new URL(hrefOfProduct(card), publicUrl);
  if (locale === 'en') link.searchParams.set('lang', 'en');
  return link.href;
};

/** The struck-through price is the price, and what a shopper pays is the sale price. */
const pricesOf = (sold: { price: Clp; reference_price: number | string | null }, row: FeedRow): FeedItem => {
  const regular = regularPrice(sold);
  if (regular === sold.price) return [['price', money(sold.price)]];
  const { offer_from: from, offer_to: to } = row;
  return [
    ['price', money(regular)],
    ['sale_price', money(sold.price)],
    ...(from && to ? [['sale_price_effective_date', `${time(from)}/${time(to)}`] as const] : []),
  ];
};

const measureOf = (format: ProductFormat | undefined, { volume_ml }: FeedRow): FeedItem => {
  if (format?.format)
    return [
      ['unit_pricing_measure', `${format.format}g`],
      ['unit_pricing_base_measure', '100g'],
    ];
  return volume_ml
    ? [
        ['unit_pricing_measure', `${volume_ml}ml`],
        ['unit_pricing_base_measure', '1l'],
      ]
    : [];
};

/**
 * Attributes of a format by the public attribute list (docs/product/feeds.md). Price, old price and stock are those
 * of the card, so that feed, API and page agree. Null when the card no longer has the format.
 */
export function toFeedItem(card: ProductCard, row: FeedRow, context: FeedContext): FeedItem | null {
  const format = card.formats.find(({ sku }) => sku === row.sku);
  const sold = format ?? (card.sku === row.sku && card.formats.length === 0 ? card : undefined);
  if (!sold) return null;
  const { locale, publicUrl, regions } = context;
  const size = format?.format ? `${format.format} g` : '';
  const listing = LISTINGS[card.product_type][locale];
  const year = card.year && !card.name.includes(String(card.year)) ? String(card.year) : '';
  return [
    ['id', row.sku],
    ['title', short([card.name, year, size].filter(Boolean).join(' '), MAX_TITLE)],
    ['description', short(row.description || card.description_card || card.name, MAX_DESCRIPTION)],
    ['link', linkOf(card, context)],
    ['image_link', new URL(`${card.frontend_image}.jpg?w=1280`, publicUrl).href],
    ['availability', sold.stock > 0 ? 'in_stock' : 'out_of_stock'],
    ...pricesOf(sold, row),
    ['brand', card.brand.name],
    // The shop stores no bar codes.
    ['identifier_exists', 'no'],
    ['condition', 'new'],
    ['google_product_category', CATEGORIES[card.product_type]],
    ['product_type', row.kind ? `${listing} > ${row.kind}` : listing],
    ...measureOf(format, row),
    ...(card.formats.length > 1 && size
      ? ([
          ['item_group_id', String(card.id)],
          ['size', size],
        ] as const)
      : []),
    ...regions.map(
      (rates) =>
        [
          'shipping',
          [
            ['country', 'CL'],
            ['region', rates.region],
            ['service', DELIVERY[locale]],
            ['price', money(highestDelivery(rates, sold.price))],
          ],
        ] as const,
    ),
  ];
}
