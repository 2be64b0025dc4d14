import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import type { CartItem } from 'shared-contracts/bus/topics';

/** What add-to-cart says of a listed product; one that is sold by weight in its first format. */
export const toCartItem = (card: ProductCard): CartItem => {
  const format = card.formats[0];
  const { sku, price, reference_price, stock } = format ?? card;
  return {
    sku,
    price,
    reference_price,
    stock,
    name: card.name,
    product_type: card.product_type,
    slug: card.slug,
    brand: { name: card.brand.name, slug: card.brand.slug },
    year: card.year,
    format: format?.format ?? null,
    frontend_image: card.frontend_image,
  };
};
