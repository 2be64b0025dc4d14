import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import type { usePurchase } from 'shared-kit/add-to-cart/use-purchase';
import { useLocale } from 'shared-kit/locale';
import { Quantity } from 'shared-ui/quantity';
import { FormatCounter } from './format-counter.tsx';

interface PurchaseCounterProps {
  product: ProductCard;
  state: ReturnType<typeof usePurchase>;
}

/** The counter of a card: units, or formats by weight (SPEC §4). */
export const PurchaseCounter = ({ product, state }: PurchaseCounterProps) => {
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
      size="small"
      disabled={purchase.limit === 0}
    />
  );
};
