import { useUnit } from 'effector-react';
import { type ReactNode, useId, useState } from 'react';
import { cartTotal } from 'shared-contracts/domain/discount';
import { lineDetail } from 'shared-contracts/domain/line-name';
import { formatClp } from 'shared-contracts/domain/money';
import { hrefs } from 'shared-contracts/hrefs';
import { chevronDown, Icon } from 'shared-ui/icon';
import { Picture } from 'shared-ui/picture';
import { Skeleton } from 'shared-ui/skeleton';
import { $cart, $isCartPending } from '../cart/cart.model.ts';
import { CartChanges } from '../cart-changes.tsx';
import { $pickupPlace } from '../gift-box/gift-box.model.ts';
import { useMessages } from '../messages.ts';
import { $totals } from '../totals.model.ts';
import { TotalsList } from '../totals-list.tsx';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
  isKnown: boolean;
  /** Coupon and gift box, between products and totals. */
  extras: ReactNode;
}

/** Order summary next to the form. On a phone above it, collapsed, with the total visible. */
export const OrderSummary = ({ isKnown, extras }: OrderSummaryProps) => {
  const { steps, totals: words } = useMessages();
  const [cart, totals, isPending, place] = useUnit([$cart, $totals, $isCartPending, $pickupPlace]);
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  const known = isKnown && cart && totals;
  return (
    <aside className={styles.summary} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {steps.summary}
      </h2>
      {known && <CartChanges />}
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isUnfolded}
        aria-controls={`${id}-body`}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <span>
          {steps.show}
          {known && ` · ${words.articles(totals.articles)}`}
        </span>
        <strong>{known ? formatClp(totals.total) : ' '}</strong>
        <Icon path={chevronDown} size={18} className={styles.arrow} />
      </button>
      <div id={`${id}-body`} className={styles.body} data-unfolded={isUnfolded || undefined}>
        {known ? (
          <>
            <ul className={styles.lines}>
              {cart.items.map((line) => (
                <li key={line.sku} className={styles.line}>
                  <Picture
                    base={line.frontend_image}
                    alt=""
                    sizes="56px"
                    widths={[160]}
                    width={160}
                    height={200}
                    className={styles.picture}
                  />
                  <p>
                    {line.name}
                    <span className={styles.quantity}>
                      {[lineDetail(line), steps.quantity(line.qty)].filter(Boolean).join(' · ')}
                    </span>
                  </p>
                  {line.stock > 0 && <span className={styles.amount}>{formatClp(cartTotal([line]))}</span>}
                </li>
              ))}
            </ul>
            {extras}
            <TotalsList {...totals} busy={isPending} />
            {totals.delivery === 'pickup' && place && (
              <p className={styles.foot}>
                {words.pickup}: {place.address}. {place.hours}.
              </p>
            )}
            <p className={styles.foot}>
              {words.vat} <a href={hrefs.cart}>{steps.editCart}</a>
            </p>
          </>
        ) : (
          <div aria-hidden="true">
            <Skeleton width="threeQuarters" />
            <Skeleton />
            <Skeleton />
            <Skeleton step="36" />
          </div>
        )}
      </div>
    </aside>
  );
};
