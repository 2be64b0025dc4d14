import type { ProductCard, ProductFormat } from 'shared-contracts/api/catalogue.schema';
import type { GourmetFormat, StockedProduct } from 'shared-contracts/domain/stock';

/** Converts a format for the stock rules. */
export const gourmetFormatOf = ({ label: _, format, ...rest }: ProductFormat): GourmetFormat => ({
  ...rest,
  format: format ?? 0,
});

/** Converts a product for the stock rules. A product without formats uses its own stock. */
export const stockedOf = ({
  product_type,
  stock,
  formats,
}: Pick<ProductCard, 'product_type' | 'stock' | 'formats'>): StockedProduct => ({
  product_type,
  stock,
  formats: formats.length > 0 ? formats.map(gourmetFormatOf) : null,
});
