// Drawn seldom: memory between renders would only add bytes.
'use no memo';
import { useUnit } from 'effector-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import type { ProductFilters } from 'shared-contracts/api/catalogue.schema';
import { formatClp } from 'shared-contracts/domain/money';
import { useMessages } from '../../lib/messages.ts';
import styles from './filter-form.module.css';
import { useListing } from './listing-context.ts';

const pesosOf = (text: string | undefined): number | null => {
  const digits = text?.replace(/\D/g, '').slice(0, 9);
  return digits ? Number(digits) : null;
};

/** Price limits in CLP; told on leaving a field or with Enter. */
export const PriceFields = ({ bounds }: { bounds: ProductFilters['price'] }) => {
  const { listing: words } = useMessages();
  const listing = useListing();
  const { selection, onRange } = useUnit({
    selection: listing.$selection,
    onRange: listing.priceRangeChosen,
  });
  const id = useId();
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const { min, max } = selection.price;

  const tell = () => {
    const range = { min: pesosOf(from.current?.value), max: pesosOf(to.current?.value) };
    if (range.min !== min || range.max !== max) onRange(range);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') tell();
  };
  const shared = {
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'off',
    onBlur: tell,
    onKeyDown,
  } as const;
  return (
    <fieldset className={styles.group}>
      <legend>{words.price}</legend>
      <div className={styles.range}>
        <label htmlFor={`${id}-from`}>{words.priceFrom}</label>
        <label htmlFor={`${id}-to`}>{words.priceTo}</label>
        <input
          {...shared}
          ref={from}
          id={`${id}-from`}
          name="precio_min"
          defaultValue={min ?? ''}
          placeholder={formatClp(bounds.min)}
        />
        <input
          {...shared}
          ref={to}
          id={`${id}-to`}
          name="precio_max"
          defaultValue={max ?? ''}
          placeholder={formatClp(bounds.max)}
        />
      </div>
    </fieldset>
  );
};
