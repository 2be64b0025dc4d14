import { useUnit } from 'effector-react';
import { type ReactNode, useId } from 'react';
import { cartTotal } from 'shared-contracts/domain/discount';
import { lineDetail } from 'shared-contracts/domain/line-name';
import { formatClp } from 'shared-contracts/domain/money';
import { hrefs } from 'shared-contracts/hrefs';
import { chevronDown, Icon } from 'shared-ui/icon';
import { Skeleton } from 'shared-ui/skeleton';
import { $cart, $isCartPending } from '../cart/cart.model.ts';
import { linesOf } from '../cart/goods-of.ts';
import { CartChanges } from '../cart-changes.tsx';
import { $pickupPlace } from '../gift-box/gift-box.model.ts';
import { LinePicture } from '../line-picture.tsx';
import { useMessages } from '../messages.ts';
import { $totals } from '../totals.model.ts';
import { TotalsList } from '../totals-list.tsx';
import { useFold } from '../use-fold.ts';
import styles from './order-summary.module.css';

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
            <ul className={styles.lines}>
              {linesOf(cart).map((line) => (
                <li key={`${line.case_id} ${line.sku}`} className={styles.line}>
                  <LinePicture line={line} className={styles.picture} />
                  <p>
                    {line.name}
                    <span className={styles.quantity}>
                      {[lineDetail(line), steps.quantity(line.qty)].filter(Boolean).join(' · ')}
                    </span>
                  </p>
                  {/* The totals leave out lines that are sold out. */}
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
