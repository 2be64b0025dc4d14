import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { CouponForm } from '../../features/apply-coupon/index.ts';
import type { CartView } from '../../lib/cart/cart-view.model.ts';
import { useMessages } from '../../lib/messages.ts';
import { TotalsList } from '../../lib/totals-list.tsx';
import styles from './cart.module.css';
import { EstimateFold } from './estimate-fold.tsx';

interface CartSummaryProps {
  view: Extract<CartView, { kind: 'filled' }>;
  /** CLP; null: no gift box. */
  giftCost: number | null;
}

/** Totals and the way on. A cart that cannot be bought as it is has no way on, and says why. */
export const CartSummary = ({ view, giftCost }: CartSummaryProps) => {
  const { cart: words, totals } = useMessages();
  const { goods, isPending, hasProblem } = view;
  return (
    <section aria-label={words.summary} className={styles.summary}>
      <h2 className={styles.summaryTitle}>{words.summary}</h2>
      <CouponForm />
      <TotalsList
        subtotal={goods.subtotal}
        discount={goods.discount}
        gift={giftCost === null ? null : { price: giftCost }}
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
        <ButtonLink variant="primary" wide href={hrefs.checkoutPersonal}>
          {words.checkout}
        </ButtonLink>
      )}
      <ButtonLink variant="quiet" href={hrefs.wines} className={styles.keepShopping}>
        {words.keepShopping}
      </ButtonLink>
    </section>
  );
};
