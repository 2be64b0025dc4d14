import { useUnit } from 'effector-react';
import type { Purchase } from 'shared-contracts/api/purchases.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { RetryButton, RetryNotice } from '../../features/retry-payment/index.ts';
import { $cart, $cartFreshness } from '../../lib/cart/cart.model.ts';
import { useMessages } from '../../lib/messages.ts';
import { PurchaseTable } from '../../lib/order/purchase-table.tsx';
import { useOrderMessages } from '../../lib/order-messages.ts';
import styles from './order.module.css';

/** A refused, aborted or late card payment with its likely causes and a new try, or a transfer that never came. */
export const FailedPayment = ({ purchase }: { purchase: Purchase }) => {
  return (
    <>
      {purchase.platform === 'transfer' ? (
        <TransferOver number={purchase.number} />
      ) : (
        <CardFailed purchase={purchase} />
      )}
      <PurchaseTable purchase={purchase} />
    </>
  );
};

const CardFailed = ({ purchase }: { purchase: Purchase }) => {
  const [cart, freshness] = useUnit([$cart, $cartFreshness]);
  const isCartEmpty = freshness === 'fresh' && cart?.items.length === 0;
  // The server knows whether the order was paid elsewhere; this browser's cart may be another one.
  if (isCartEmpty && !purchase.can_retry_payment) return <BoughtElsewhere number={purchase.number} />;
  return <CardRefused purchase={purchase} hasCart={!isCartEmpty} />;
};

/** The same cart was paid in another window: there is nothing to try again. */
const BoughtElsewhere = ({ number }: { number: string }) => {
  const { order } = useOrderMessages();
  return (
    <header className={styles.head}>
      <h1>{order.failedTitle}</h1>
      <p>{order.number(number)}</p>
      <p>{order.boughtElsewhere}</p>
      <p className={`no-print ${styles.actions}`}>
        <ButtonLink variant="primary" href={hrefs.tracking}>
          {order.nextTracking}
        </ButtonLink>
        <ButtonLink href={hrefs.wines}>{order.keepShopping}</ButtonLink>
      </p>
    </header>
  );
};

const CardRefused = ({ purchase, hasCart }: { purchase: Purchase; hasCart: boolean }) => {
  const { common } = useMessages();
  const { order } = useOrderMessages();
  const canRetry = purchase.can_retry_payment === true;
  return (
    <header className={styles.head}>
      <h1>{order.failedTitle}</h1>
      <p>{order.number(purchase.number)}</p>
      <p>{canRetry ? order.retryText : order.failedText}</p>
      <p>{order.causesTitle}</p>
      <ul className={styles.causes}>
        {order.causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
      <RetryNotice />
      <p className={`no-print ${styles.actions}`}>
        {canRetry && <RetryButton label={order.tryAgain} />}
        {hasCart && (
          <>
            <ButtonLink variant={canRetry ? 'secondary' : 'primary'} href={hrefs.checkoutPayment}>
              {canRetry ? order.otherPayment : order.tryAgain}
            </ButtonLink>
            <ButtonLink href={hrefs.cart}>{common.backToCart}</ButtonLink>
          </>
        )}
      </p>
    </header>
  );
};

const TransferOver = ({ number }: { number: string }) => {
  const { order, transfer } = useOrderMessages();
  return (
    <header className={styles.head}>
      <h1>{transfer.overTitle}</h1>
      <p>{order.number(number)}</p>
      <p>{transfer.overText}</p>
      <p className={`no-print ${styles.actions}`}>
        <ButtonLink variant="primary" href={hrefs.wines}>
          {order.keepShopping}
        </ButtonLink>
        <ButtonLink href={hrefs.contact}>{transfer.write}</ButtonLink>
      </p>
    </header>
  );
};
