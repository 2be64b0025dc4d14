import { formatClp } from 'shared-contracts/domain/money';
import { useMessages } from '../../lib/messages.ts';
import styles from './price-handles.module.css';
import type { PriceRange } from './price-range.ts';
import { movedRange, type Places, placesOf } from './price-stops.ts';

interface PriceHandlesProps {
  /** Prices in CLP, ascending. */
  stops: readonly number[];
  range: PriceRange;
  /** Called while a handle moves. */
  onMove: (range: PriceRange) => void;
  /** Called when a handle is released or loses the focus. */
  onDone: () => void;
}

/** Range slider made of two native sliders, so that keys, touch and screen readers work. */
export const PriceHandles = ({ stops, range, onMove, onDone }: PriceHandlesProps) => {
  const { listing: words } = useMessages();
  const end = stops.length - 1;
  const { low, high } = placesOf(stops, range);
  const move = (places: Places) => onMove(movedRange(stops, range, places));
  const spoken = (limit: number | null) => (limit === null ? words.priceNoLimit : formatClp(limit));
  const shared = {
    className: styles.handle,
    min: 0,
    max: end,
    autoComplete: 'off',
    onPointerUp: onDone,
    onBlur: onDone,
  } as const;
  return (
    <div className={styles.handles}>
      <svg className={styles.line} viewBox={`0 0 ${end} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect x={low} width={high - low} height="1" />
      </svg>
      <input
        {...shared}
        type="range"
        aria-label={words.priceMin}
        aria-valuetext={spoken(range.min)}
        // In the right half, this handle is on top: under the other one, it could not be moved from the right end.
        data-above={low > end / 2 || undefined}
        value={low}
        onChange={({ target }) => move({ low: Math.min(Number(target.value), high), high })}
      />
      <input
        {...shared}
        type="range"
        aria-label={words.priceMax}
        aria-valuetext={spoken(range.max)}
        value={high}
        onChange={({ target }) => move({ low, high: Math.max(Number(target.value), low) })}
      />
    </div>
  );
};
