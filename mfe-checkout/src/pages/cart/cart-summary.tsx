import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { Button, ButtonLink } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { useMessages } from '../../lib/messages.ts';
import { TotalsList } from '../../lib/totals-list.tsx';
import styles from './cart.module.css';

interface CartSummaryProps {
  cart: Cart;
  discount: number;
  isPending: boolean;
  isStale: boolean;
  hasProblem: boolean;
  onRetry: () => void;
}

/** Totals and the way on. A cart that cannot be bought as it is has no way on, and says why. */
export const CartSummary = ({
  cart,
  discount,
  isPending,
  isStale,
  hasProblem,
  onRetry,
}: CartSummaryProps) => {
  const { cart: words, common, totals } = useMessages();
  return (
    <section aria-label={words.summary} className={styles.summary}>
      <h2 className={styles.summaryTitle}>{words.summary}</h2>
      <TotalsList
        subtotal={cart.total_without_discount}
        discount={discount}
        total={cart.total}
        busy={isPending}
      />
      <p className={styles.hint}>
        {totals.vat} {words.shippingLater}
      </p>
      {isStale && (
        <Notice
          kind="warning"
          live
          action={
            <Button size="small" onClick={onRetry}>
              {common.retry}
            </Button>
          }
        >
          {words.staleText}
        </Notice>
      )}
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
