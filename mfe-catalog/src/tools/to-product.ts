import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { parseReferencePrice } from 'shared-contracts/domain/money';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import { isOutOfStock } from 'shared-contracts/domain/stock';
import type { HostServices } from 'shared-contracts/host';
import type { search } from 'shared-contracts/tools/catalog';
import type { ToolOutput } from 'shared-contracts/tools/tool';

type FoundProduct = ToolOutput<typeof search>['products'][number];

/** Converts a product card to the product of a tool's answer. */
export const toProduct = (card: ProductCard, { config }: HostServices): FoundProduct => {
  const { slug, sku, name, brand, year, detail, price, reference_price } = card;
  const before = parseReferencePrice(reference_price);
  return {
    slug,
    sku,
    name,
    brand: brand.name,
    year,
    detail,
    price,
    regular_price: before !== null && before > price ? before : null,
    in_stock: !isOutOfStock(card),
    url: config.publicUrl + hrefOfProduct(card),
  };
};

/** The formats of a product. A product without formats has one: itself. */
export const toFormats = (card: ProductCard) =>
  card.formats.length > 0
    ? card.formats.map(({ sku, format, price, stock }) => ({
        sku,
        grams: format,
        price,
        in_stock: stock > 0,
      }))
    : [{ sku: card.sku, grams: null, price: card.price, in_stock: card.stock > 0 }];
