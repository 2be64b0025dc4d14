import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import type { usePurchase } from 'shared-kit/add-to-cart/use-purchase';
import { useLocale } from 'shared-kit/locale';
import { Quantity, type QuantityProps } from 'shared-ui/quantity';
import { FormatCounter } from './format-counter.tsx';

interface PurchaseCounterProps {
  product: ProductCard;
  state: ReturnType<typeof usePurchase>;
  size?: QuantityProps['size'];
}

/** Counter of a product: units, or formats by weight (docs/product/products.md#quantity-counter). */
export const PurchaseCounter = ({ product, state, size }: PurchaseCounterProps) => {
  const locale = useLocale();
  const { purchase, chooseQty, chooseFormat } = state;
  if (purchase.counts === 'formats' && purchase.format)
    return <FormatCounter formats={product.formats} current={purchase.format} onChange={chooseFormat} />;
  return (
    <Quantity
      value={purchase.qty}
      max={purchase.limit}
      onChange={chooseQty}
      locale={locale}
      size={size}
      disabled={purchase.limit === 0}
    />
  );
};
