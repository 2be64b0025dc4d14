import { useUnit } from 'effector-react';
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
import { useMessages } from '../../lib/messages.ts';
import styles from './filter-form.module.css';
import { useListing } from './listing-context.ts';
import { PriceHandles } from './price-handles.tsx';
import { priceStops } from './price-stops.ts';
import type { PriceRange } from './selection.ts';

/** A slider handle that rests for this time counts as released, also when the user moves it by keys. */
const REST_MS = 600;

/** Values of the fields before the listing applies them. */
interface Draft {
  min: string;
  max: string;
  /** No blur of a field will apply these values, e.g. after a slider moved. They apply after REST_MS. */
  byHandle: boolean;
}

const pesosOf = (text: string): number | null => {
  const digits = text.replace(/\D/g, '').slice(0, 9);
  return digits ? Number(digits) : null;
};
const draftOf = ({ min, max }: PriceRange, byHandle = false): Draft => ({
  min: String(min ?? ''),
  max: String(max ?? ''),
  byHandle,
});

/** Price limits in CLP, by slider or fields. Applied on release, on blur or on Enter. */
export const PriceFields = ({ bounds }: { bounds: ProductFilters['price'] }) => {
  const { listing: words } = useMessages();
  const listing = useListing();
  const { selection, onRange } = useUnit({
    selection: listing.$selection,
    onRange: listing.priceRangeChosen,
  });
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const shown = draft ?? draftOf(selection.price);
  const range = { min: pesosOf(shown.min), max: pesosOf(shown.max) };
  const stops = priceStops(bounds);

  const tell = () => {
    if (!draft) return;
    setDraft(null);
    if (range.min !== selection.price.min || range.max !== selection.price.max) onRange(range);
  };
  const rested = useEffectEvent(tell);
  useEffect(() => {
    if (!draft?.byHandle) return;
    const timer = setTimeout(() => rested(), REST_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  // React keeps values typed before hydration. Read them from the fields.
  const takeEarly = useEffectEvent(() => {
    const [from, to] = group.current?.querySelectorAll<HTMLInputElement>('[name]') ?? [];
    if (!from || !to || (from.value === shown.min && to.value === shown.max)) return;
    const isTyping = group.current?.contains(document.activeElement) ?? false;
    // While the user types, blur will apply the value.
    setDraft({ min: from.value, max: to.value, byHandle: !isTyping });
  });
  // Run before the next render, which would clear the fields.
  useLayoutEffect(() => takeEarly(), []);

  const fieldOf = (end: 'min' | 'max', bound: number) =>
    ({
      type: 'text',
      id: `${id}-${end}`,
      name: `precio_${end}`,
      inputMode: 'numeric',
      autoComplete: 'off',
      placeholder: formatClp(bound),
      value: shown[end],
      onChange: ({ target }: { target: HTMLInputElement }) =>
        setDraft({ ...shown, [end]: target.value, byHandle: false }),
      onBlur: tell,
      onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && tell(),
    }) as const;
  return (
    <fieldset className={styles.group}>
      <legend>{words.price}</legend>
      {stops.length > 2 && (
        <PriceHandles
          stops={stops}
          range={range}
          onMove={(moved) => setDraft(draftOf(moved, true))}
          onDone={tell}
        />
      )}
      <div ref={group} className={styles.range}>
        <label htmlFor={`${id}-min`}>{words.priceFrom}</label>
        <label htmlFor={`${id}-max`}>{words.priceTo}</label>
        <input {...fieldOf('min', bounds.min)} />
        <input {...fieldOf('max', bounds.max)} />
      </div>
    </fieldset>
  );
};
