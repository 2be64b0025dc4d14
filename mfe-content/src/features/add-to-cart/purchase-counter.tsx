import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { Quantity } from 'shared-ui/quantity';
import { useLocale } from '../../lib/locale.ts';
import { FormatCounter } from './format-counter.tsx';
import type { usePurchase } from './use-purchase.ts';

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
