import type { ProductCard, ProductFormat } from 'shared-contracts/api/catalogue.schema';
import type { GourmetFormat, StockedProduct } from 'shared-contracts/domain/stock';

/** Converts a format of the API to the type of the stock rules. */
export const gourmetFormatOf = ({ label: _, ...format }: ProductFormat): GourmetFormat => format;

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
