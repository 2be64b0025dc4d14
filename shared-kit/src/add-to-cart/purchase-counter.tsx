import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { Quantity, type QuantityProps } from 'shared-ui/quantity';
import { useLocale } from '../locale.ts';
import { FormatCounter, type FormatCounterWords } from './format-counter.tsx';
import type { usePurchase } from './use-purchase.ts';

interface PurchaseCounterProps {
  product: ProductCard;
  state: ReturnType<typeof usePurchase>;
  words: FormatCounterWords;
  size?: QuantityProps['size'];
}

/** Counts the units of a product, or steps through its formats when it is sold by weight. */
export const PurchaseCounter = ({ product, state, words, size }: PurchaseCounterProps) => {
  const locale = useLocale();
  const { purchase, chooseQty, chooseFormat } = state;
  if (purchase.counts === 'formats' && purchase.format)
    return (
      <FormatCounter
        formats={product.formats}
        current={purchase.format}
        words={words}
        onChange={chooseFormat}
      />
    );
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
