import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import type { StockedProduct } from 'shared-contracts/domain/stock';

/** Converts a product card to the type of the stock rules. A product without formats uses its own stock. */
export const stockedOf = ({
  product_type,
  stock,
  formats,
}: Pick<ProductCard, 'product_type' | 'stock' | 'formats'>): StockedProduct => ({
  product_type,
  stock,
  formats: formats.length > 0 ? formats : null,
});
