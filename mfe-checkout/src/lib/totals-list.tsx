import { formatClp } from 'shared-contracts/domain/money';
import { useMessages } from './messages.ts';
import styles from './totals-list.module.css';

/** Amounts are CLP integers. */
interface TotalsListProps {
  subtotal: number;
  discount: number;
  /** Omit it in the cart. Null: not known yet. */
  shipping?: number | null;
  delivery?: 'home' | 'pickup';
  /** Null without a gift box. */
  gift?: number | null;
  giftLabel?: string;
  /** Omit it where the total is shown elsewhere. */
  total?: number;
  /** The amounts are being recalculated. */
  busy?: boolean;
}

/** Subtotal, discount, gift box, delivery and total, one per line. Omits what is not passed. */
export const TotalsList = ({
  subtotal,
  discount,
  shipping,
  delivery,
  gift,
  giftLabel,
  total,
  busy,
}: TotalsListProps) => {
  const { totals } = useMessages();
  const shippingText =
    shipping === null ? totals.toBeCalculated : shipping === 0 ? totals.free : formatClp(shipping ?? 0);
  return (
    <dl className={styles.totals} aria-busy={busy || undefined}>
      <Line term={totals.subtotal}>{formatClp(subtotal)}</Line>
      {discount > 0 && <Line term={totals.discount}>{formatClp(-discount)}</Line>}
      {typeof gift === 'number' && <Line term={giftLabel ?? totals.gift}>{formatClp(gift)}</Line>}
      {shipping !== undefined && (
        <Line term={delivery === 'pickup' ? totals.pickup : totals.shipping}>{shippingText}</Line>
      )}
      {total !== undefined && (
        <div className={styles.total}>
          <dt>{totals.total}</dt>
          <dd>{formatClp(total)}</dd>
        </div>
      )}
    </dl>
  );
};

const Line = ({ term, children }: { term: string; children: string }) => (
  <div className={styles.line}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
