import type { ProductCard, ProductFormat } from 'shared-contracts/api/catalogue.schema';
import type { GourmetFormat, StockedProduct } from 'shared-contracts/domain/stock';

/** A format as the stock rules want it. */
export const gourmetFormatOf = ({ label: _, format, ...rest }: ProductFormat): GourmetFormat => ({
  ...rest,
  format: format ?? 0,
});

/** A product as the stock rules want it; one without formats goes by its own stock. */
export const stockedOf = ({
  product_type,
  stock,
  formats,
}: Pick<ProductCard, 'product_type' | 'stock' | 'formats'>): StockedProduct => ({
  product_type,
  stock,
  formats: formats.length > 0 ? formats.map(gourmetFormatOf) : null,
});
