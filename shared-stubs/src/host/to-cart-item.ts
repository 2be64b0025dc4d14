import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import type { CartItem } from 'shared-contracts/bus/topics';

/** The cart item of a product card. A product with formats uses its first one. */
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
