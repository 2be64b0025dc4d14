'use no memo'; // The memo of the React compiler would only add bytes: this part seldom renders again.

import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ProductDetail, ProductFormat } from 'shared-contracts/api/catalogue.schema';
import { joinFacts } from 'shared-contracts/domain/join-facts';
import { formatLabel } from 'shared-contracts/domain/stock';
import { useMessages } from '../../lib/messages.ts';
import styles from './buy-panel.module.css';
import { PLAIN_FORM } from './plain-form.ts';

interface FormatChoiceProps {
  product: ProductDetail;
  chosen: ProductFormat | null;
  onChoose: (sku: string) => void;
}

/** Formats of a gourmet product. Sold-out formats are disabled. A piece without a weight needs no choice. */
export const FormatChoice = ({ product, chosen, onChoose }: FormatChoiceProps) => {
  const { cart, product: words } = useMessages();
  const group = useRef<HTMLFieldSetElement>(null);
  // The user may have chosen before hydration. Keep that choice, or the next render would reset it.
  const takeEarly = useEffectEvent(() => {
    const marked = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (marked && marked !== chosen?.sku) onChoose(marked);
  });
  useLayoutEffect(() => takeEarly(), []);
  // A lone format without a weight has no name.
  if (!chosen || (product.formats.length === 1 && chosen.format === null)) return null;
  return (
    <fieldset ref={group} className={styles.formats}>
      <legend>{cart.format}</legend>
      {product.formats.map((format) => (
        <label key={format.sku}>
          <input
            type="radio"
            name="format"
            form={PLAIN_FORM}
            value={format.sku}
            checked={format.sku === chosen.sku}
            disabled={format.stock <= 0}
            onChange={() => onChoose(format.sku)}
          />
          <span>
            {joinFacts([formatLabel(format, cart.unit), format.label && format.label_text])}
            {format.stock <= 0 && ` (${words.soldOut})`}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
