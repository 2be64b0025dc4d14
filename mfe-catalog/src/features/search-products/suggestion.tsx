import { useEffect, useRef } from 'react';
import type { SearchItem } from 'shared-contracts/api/search.schema';
import { joinFacts } from 'shared-contracts/domain/join-facts';
import { useLocale } from 'shared-kit/locale';
import { Picture } from 'shared-ui/picture';
import { Price } from 'shared-ui/price';
import { searchWords } from '../../messages/search.ts';
import styles from './search-box.module.css';

interface SuggestionProps {
  id: string;
  item: SearchItem;
  selected: boolean;
  onPointed: () => void;
  onPicked: () => void;
}

const subtitleOf = (item: SearchItem): string =>
  'brand' in item ? joinFacts([item.brand.name, item.year]) : item.detail;

/** A suggestion: thumbnail, title, subtitle, prices (docs/product/search.md#search-box). */
export const Suggestion = ({ id, item, selected, onPointed, onPicked }: SuggestionProps) => {
  const locale = useLocale();
  const search = searchWords[locale];
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected) element.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const [image] = item.images;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text box handles keys and keeps the focus
    <div
      ref={element}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      className={styles.option}
      onPointerMove={onPointed}
      // Keep the focus in the text box.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPicked}
    >
      <span className={styles.thumbnail}>
        {image && <Picture base={image} alt="" sizes="48px" widths={[160]} width={160} height={200} />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{item.name}</span>
        <span className={styles.detail}>
          {joinFacts([
            item.product_type === 'Blog' && search.article,
            item.product_type === 'Event' && search.event,
            subtitleOf(item),
          ])}
        </span>
      </span>
      {item.price === 0 && <strong>{search.free}</strong>}
      {item.price !== null && item.price > 0 && (
        <Price amount={item.price} reference={item.reference_price} locale={locale} size="line" />
      )}
    </div>
  );
};
