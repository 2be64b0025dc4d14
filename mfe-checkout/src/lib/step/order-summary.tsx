import { useUnit } from 'effector-react';
import { type ReactNode, useId } from 'react';
import { formatClp } from 'shared-contracts/domain/money';
import { hrefs } from 'shared-contracts/hrefs';
import { chevronDown, Icon } from 'shared-ui/icon';
import { Skeleton } from 'shared-ui/skeleton';
import { $cart, $isCartPending } from '../cart/cart.model.ts';
import { CartChanges } from '../cart-changes.tsx';
import { $pickupPlace } from '../gift-box/gift-box.model.ts';
import { useMessages } from '../messages.ts';
import { $totals } from '../totals.model.ts';
import { TotalsList } from '../totals-list.tsx';
import { useFold } from '../use-fold.ts';
import styles from './order-summary.module.css';
import { SummaryLines } from './summary-lines.tsx';

interface OrderSummaryProps {
  /** The step may show its form. Until then, the summary shows a skeleton. */
  isStepOpen: boolean;
  /** Coupon and gift box, between products and totals. */
  extras: ReactNode;
}

/** Order summary next to the form. On a phone above it, collapsed, with the total visible. */
export const OrderSummary = ({ isStepOpen, extras }: OrderSummaryProps) => {
  const { steps, totals: words } = useMessages();
  const [cart, totals, isPending, place] = useUnit([$cart, $totals, $isCartPending, $pickupPlace]);
  const { isOpen, id, toggle } = useFold();
  const titleId = useId();
  const known = isStepOpen && cart && totals;
  return (
    <aside className={styles.summary} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {steps.summary}
      </h2>
      {known && <CartChanges />}
      <button type="button" className={styles.fold} {...toggle}>
        <span>
          {steps.show}
          {known && ` · ${words.articles(totals.articles)}`}
        </span>
        <strong>{known ? formatClp(totals.total) : ' '}</strong>
        <Icon path={chevronDown} size={18} className={styles.arrow} />
      </button>
      <div id={id} className={styles.body} data-unfolded={isOpen || undefined}>
        {known ? (
          <>
            <SummaryLines cart={cart} />
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
