import { useState } from 'react';
import { ADDS_MARK } from 'shared-contracts/document-marks';
import { Button, ButtonLink } from '../button/index.ts';
import { Quantity } from '../quantity/index.ts';
import { productCardMessages } from './product-card.messages.ts';
import styles from './product-card.module.css';
import type { ProductCardProps } from './product-card.props.ts';

type CardActionsProps = Pick<
  ProductCardProps,
  'locale' | 'href' | 'max' | 'initialQuantity' | 'onAdd' | 'busy' | 'counter'
> & { soldOut: boolean };

/**
 * Counter and add button of a card. A sold-out product has a link to its page instead of the counter, and its
 * add button is disabled (docs/product/listings.md#stock-of-a-card).
 */
export function CardActions(props: CardActionsProps) {
  const { locale, href, max, initialQuantity = 1, onAdd, busy, counter, soldOut } = props;
  const words = productCardMessages[locale];
  const [quantity, setQuantity] = useState(initialQuantity);
  return (
    <div className={styles.actions}>
      {soldOut ? (
        <ButtonLink size="small" href={href}>
          {words.detail}
        </ButtonLink>
      ) : (
        (counter ?? (
          <Quantity size="small" value={quantity} onChange={setQuantity} max={max} locale={locale} />
        ))
      )}
      <Button
        variant="primary"
        size="small"
        // The chosen format may be sold out while another one is in stock.
        disabled={soldOut || max <= 0}
        busy={busy}
        {...{ [ADDS_MARK]: '' }}
        onClick={() => onAdd?.(quantity)}
      >
        {words.add}
      </Button>
    </div>
  );
}
