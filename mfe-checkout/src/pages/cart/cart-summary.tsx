import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { chevronDown, Icon, truck } from 'shared-ui/icon';
import { Notice } from 'shared-ui/notice';
import { Skeleton } from 'shared-ui/skeleton';
import { CouponForm } from '../../features/apply-coupon/index.ts';
import type { CartView } from '../../lib/cart/cart-view.model.ts';
import { CartChanges } from '../../lib/cart-changes.tsx';
import { $shouldFocusNextStep, nextStepFocused } from '../../lib/focus-next-step.model.ts';
import { useMessages } from '../../lib/messages.ts';
import { TotalsList } from '../../lib/totals-list.tsx';
import { useFold } from '../../lib/use-fold.ts';
import styles from './cart.module.css';

const Estimate = lazy(() => import(/* webpackChunkName: "estimate" */ './estimate.tsx'));

/** Collapsed delivery estimate. */
const EstimateFold = () => {
  const { estimate } = useMessages();
  const { isOpen, id, toggle } = useFold();
  return (
    <div className={styles.estimate}>
      <button type="button" className={styles.fold} {...toggle}>
        <Icon path={truck} size={18} />
        <span>{estimate.show}</span>
        <Icon path={chevronDown} size={18} className={styles.arrow} />
      </button>
      <div id={id} className={styles.estimateBody}>
        {isOpen && (
          <Suspense fallback={<PlacesSkeleton />}>
            <Estimate />
          </Suspense>
        )}
      </div>
    </div>
  );
};

const PlacesSkeleton = () => (
  <div aria-hidden="true" className={styles.places}>
    <Skeleton width="third" />
    <Skeleton step="control" />
    <Skeleton width="third" />
    <Skeleton step="control" />
  </div>
);

interface CartSummaryProps {
  view: Extract<CartView, { kind: 'filled' }>;
  /** In CLP. Null without a gift box. */
  giftCost: number | null;
}

/**
 * Totals and the link to the next step. For a cart that cannot be ordered, the reason instead of the link.
 */
export const CartSummary = ({ view, giftCost }: CartSummaryProps) => {
  const { cart: words, totals } = useMessages();
  const { goods, isPending, hasProblem } = view;
  return (
    <section aria-label={words.summary} className={styles.summary}>
      <h2 className={styles.summaryTitle}>{words.summary}</h2>
      <CouponForm />
      <CartChanges />
      <TotalsList
        subtotal={goods.subtotal}
        discount={goods.discount}
        gift={giftCost}
        total={goods.total + (giftCost ?? 0)}
        busy={isPending}
      />
      <EstimateFold />
      <p className={styles.hint}>
        {totals.vat} {words.shippingLater}
      </p>
      {hasProblem ? (
        <Notice kind="warning" live>
          {words.fixFirst}
        </Notice>
      ) : (
        <NextStep />
      )}
      <ButtonLink variant="quiet" href={hrefs.wines} className={styles.keepShopping}>
        {words.keepShopping}
      </ButtonLink>
    </section>
  );
};

/** Link to the next step. Scrolls to it and focuses it after "Ir a pagar" in the cart panel. */
const NextStep = () => {
  const { cart: words } = useMessages();
  const [shouldFocus, focused] = useUnit([$shouldFocusNextStep, nextStepFocused]);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!shouldFocus) return;
    // The shell scrolls and focuses a new page in the next frame. Run after that.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        link.current?.scrollIntoView({ block: 'center' });
        link.current?.focus({ preventScroll: true });
        focused();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [shouldFocus, focused]);
  return (
    <ButtonLink ref={link} variant="primary" wide href={hrefs.checkoutPersonal}>
      {words.checkout}
    </ButtonLink>
  );
};
