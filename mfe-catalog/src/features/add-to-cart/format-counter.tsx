import type { ProductFormat } from 'shared-contracts/api/catalogue.schema';
import { cycleFormat, formatLabel } from 'shared-contracts/domain/stock';
import { chevronLeft, chevronRight, Icon } from 'shared-ui/icon';
import { useMessages } from '../../lib/messages.ts';
import styles from './format-counter.module.css';

interface FormatCounterProps {
  formats: readonly ProductFormat[];
  current: ProductFormat;
  onChange: (sku: string) => void;
}

/** Counter for products sold by weight: steps through the formats and wraps (docs/product/products.md#formats). */
export const FormatCounter = ({ formats, current, onChange }: FormatCounterProps) => {
  const { cart, product } = useMessages();
  const go = (direction: 'next' | 'previous') => {
    const next = cycleFormat(formats, current.sku, direction);
    if (next) onChange(next.sku);
  };
  const alone = formats.length < 2;
  const label = formatLabel({ format: current.format ?? 0 });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend in each card
    <div role="group" aria-label={cart.quantity} className={styles.counter}>
      <button type="button" aria-label={cart.less} disabled={alone} onClick={() => go('previous')}>
        <Icon path={chevronLeft} size={16} />
      </button>
      <output aria-label={cart.format} className={styles.label}>
        {label}
        {current.stock <= 0 && <small>{product.soldOut}</small>}
      </output>
      <button type="button" aria-label={cart.more} disabled={alone} onClick={() => go('next')}>
        <Icon path={chevronRight} size={16} />
      </button>
    </div>
  );
};
