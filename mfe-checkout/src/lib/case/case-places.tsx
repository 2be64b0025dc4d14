import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { lineName } from 'shared-contracts/domain/line-name';
import { useLocale } from 'shared-kit/locale';
import { LinePicture } from '../line-picture.tsx';
import { CASE_WORDS } from './case-words.ts';

interface CasePlacesProps {
  size: number;
  chosen: readonly { card: ProductCard; count: number }[];
  onRemove: (sku: string) => void;
  styles: { places?: string; place?: string; free?: string };
  /** Width of a label on screen. */
  sizes: string;
}

/** Places of a case, filled with the labels of its bottles. A press takes a bottle out. */
export const CasePlaces = ({ size, chosen, onRemove, styles, sizes }: CasePlacesProps) => {
  const words = CASE_WORDS[useLocale()];
  const bottles = chosen.flatMap(({ card, count }) =>
    Array.from({ length: count }, (_, at) => ({ card, at })),
  );
  const free = Math.max(0, size - bottles.length);
  return (
    <ul className={styles.places}>
      {bottles.map(({ card, at }) => (
        <li key={`${card.sku} ${at}`}>
          <button
            type="button"
            aria-label={words.remove(lineName(card))}
            className={styles.place}
            onClick={() => onRemove(card.sku)}
          >
            <LinePicture line={card} sizes={sizes} />
          </button>
        </li>
      ))}
      {Array.from({ length: free }, (_, at) => (
        <li key={`free ${bottles.length + at}`} className={styles.free}>
          <span className="visually-hidden">{words.emptyPlace}</span>
        </li>
      ))}
    </ul>
  );
};
