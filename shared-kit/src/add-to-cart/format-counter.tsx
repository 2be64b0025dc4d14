import type { ProductFormat } from 'shared-contracts/api/catalogue.schema';
import { cycleFormat, formatLabel } from 'shared-contracts/domain/stock';
import { chevronLeft, chevronRight, Icon } from 'shared-ui/icon';
import styles from './format-counter.module.css';
import type { CartWords } from './words.ts';

export interface FormatCounterWords extends Omit<CartWords, 'added'> {
  /** Text beside a format that is out of stock. Default: no text. */
  soldOut?: string;
}

interface FormatCounterProps {
  formats: readonly ProductFormat[];
  current: ProductFormat;
  words: FormatCounterWords;
  onChange: (sku: string) => void;
}

/** Steps through the formats of a product sold by weight. After the last format comes the first. */
export const FormatCounter = ({ formats, current, words, onChange }: FormatCounterProps) => {
  const go = (direction: 'next' | 'previous') => {
    const next = cycleFormat(formats, current.sku, direction);
    if (next) onChange(next.sku);
  };
  const alone = formats.length < 2;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend in each card
    <div role="group" aria-label={words.quantity} className={styles.counter}>
      <button type="button" aria-label={words.less} disabled={alone} onClick={() => go('previous')}>
        <Icon path={chevronLeft} size={16} />
      </button>
      <output aria-label={words.format} className={styles.label}>
        {formatLabel(current, words.unit)}
        {words.soldOut && current.stock <= 0 && <small>{words.soldOut}</small>}
      </output>
      <button type="button" aria-label={words.more} disabled={alone} onClick={() => go('next')}>
        <Icon path={chevronRight} size={16} />
      </button>
    </div>
  );
};
