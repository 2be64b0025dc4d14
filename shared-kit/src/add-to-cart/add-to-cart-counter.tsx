import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { Quantity, type QuantityProps } from 'shared-ui/quantity';
import { useLocale } from '../locale.ts';
import { FormatCounter, type FormatCounterWords } from './format-counter.tsx';
import type { useAddToCart } from './use-add-to-cart.ts';

interface AddToCartCounterProps {
  product: ProductCard;
  state: ReturnType<typeof useAddToCart>;
  words: FormatCounterWords;
  size?: QuantityProps['size'];
}

/** Counts the units of a product, or steps through its formats when it is sold by weight. */
export const AddToCartCounter = ({ product, state, words, size }: AddToCartCounterProps) => {
  const locale = useLocale();
  const { addition, chooseQty, chooseFormat } = state;
  if (addition.counts === 'formats' && addition.format)
    return (
      <FormatCounter
        formats={product.formats}
        current={addition.format}
        words={words}
        onChange={chooseFormat}
      />
    );
  return (
    <Quantity
      value={addition.qty}
      max={addition.limit}
      onChange={chooseQty}
      locale={locale}
      size={size}
      disabled={addition.limit === 0}
    />
  );
};
