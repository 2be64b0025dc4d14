import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ProductFilters } from 'shared-contracts/api/catalogue.schema';
import { formatClp } from 'shared-contracts/domain/money';
import styles from '../../lib/filter-group.module.css';
import { useMessages } from '../../lib/messages.ts';
import { type PriceTexts, readEarlyPrices, textsOf } from './early-prices.ts';
import { PriceHandles } from './price-handles.tsx';
import { type PriceRange, priceOf } from './price-range.ts';
import { priceStops } from './price-stops.ts';

/** A slider handle that rests for this time counts as released, also when the user moves it by keys. */
const REST_MS = 600;

/** Values of the fields before the listing applies them. */
interface Unapplied extends PriceTexts {
  /** No blur of a field will apply these values, e.g. after a slider moved. They apply after REST_MS. */
  byHandle: boolean;
}

interface PriceFieldsProps {
  price: PriceRange;
  /** Lowest and highest price of the products. Null: unknown, so there is no slider. */
  bounds: ProductFilters['price'] | null;
  onRange: (price: PriceRange) => void;
}

/** Price limits in CLP, by slider or fields. Applied on release, on blur or on Enter. */
export const PriceFields = ({ price, bounds, onRange }: PriceFieldsProps) => {
  const { listing: words } = useMessages();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [unapplied, setUnapplied] = useState<Unapplied | null>(null);
  const shown = unapplied ?? textsOf(price);
  const range = { min: priceOf(shown.min), max: priceOf(shown.max) };
  const stops = bounds ? priceStops(bounds) : [];

  const apply = () => {
    if (!unapplied) return;
    setUnapplied(null);
    if (range.min !== price.min || range.max !== price.max) onRange(range);
  };
  const applyAtRest = useEffectEvent(apply);
  useEffect(() => {
    if (!unapplied?.byHandle) return;
    const timer = setTimeout(() => applyAtRest(), REST_MS);
    return () => clearTimeout(timer);
  }, [unapplied]);

  const adoptEarly = useEffectEvent(() => {
    const early = group.current && readEarlyPrices(group.current, price, stops);
    if (!early) return;
    const isTyping = group.current?.querySelector('[name]:focus') != null;
    // While the user types, blur will apply the value.
    setUnapplied({ ...early, byHandle: !isTyping });
  });
  // Run before the next render, which would reset the fields and the slider.
  useLayoutEffect(() => adoptEarly(), []);

  const fieldOf = (end: 'min' | 'max', bound?: number) =>
    ({
      type: 'text',
      id: `${id}-${end}`,
      name: `precio_${end}`,
      inputMode: 'numeric',
      autoComplete: 'off',
      placeholder: bound === undefined ? undefined : formatClp(bound),
      value: shown[end],
      onChange: ({ target }: { target: HTMLInputElement }) =>
        setUnapplied({ ...shown, [end]: target.value, byHandle: false }),
      onBlur: apply,
      onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && apply(),
    }) as const;
  return (
    <fieldset ref={group} className={styles.group}>
      <legend>{words.price}</legend>
      {stops.length > 2 && (
        <PriceHandles
          stops={stops}
          range={range}
          onMove={(moved) => setUnapplied({ ...textsOf(moved), byHandle: true })}
          onDone={apply}
        />
      )}
      <div className={styles.range}>
        <label htmlFor={`${id}-min`}>{words.priceFrom}</label>
        <label htmlFor={`${id}-max`}>{words.priceTo}</label>
        <input {...fieldOf('min', bounds?.min)} />
        <input {...fieldOf('max', bounds?.max)} />
      </div>
    </fieldset>
  );
};
