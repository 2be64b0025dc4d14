import { useUnit } from 'effector-react';
import type { Order } from 'shared-contracts/api/orders.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { RetryButton, RetryNotice } from '../../features/retry-payment/index.ts';
import { $cart, $cartFreshness } from '../../lib/cart/cart.model.ts';
import { isEmptyCart } from '../../lib/cart/goods-of.ts';
import { useMessages } from '../../lib/messages.ts';
import orderHead from '../../lib/order/order-head.module.css';
import { OrderTable } from '../../lib/order/order-table.tsx';
import { useOrderMessages } from '../../messages/order.ts';
import { useTransferMessages } from '../../messages/transfer.ts';
import styles from './order.module.css';

/**
 * Failed payment: a refused, aborted or late card payment with causes and a retry, or a transfer that
 * expired or that the buyer cancelled.
 */
export const FailedPayment = ({ order }: { order: Order }) => (
  <>
    {order.platform === 'transfer' ? <TransferOver number={order.number} /> : <CardFailed order={order} />}
    <OrderTable order={order} />
  </>
);

const CardFailed = ({ order }: { order: Order }) => {
  const [cart, freshness] = useUnit([$cart, $cartFreshness]);
  const isCartEmpty = freshness === 'fresh' && cart !== null && isEmptyCart(cart);
  // Only the server knows whether the order can still be paid. This browser's cart may be another one.
  if (isCartEmpty && !order.can_retry_payment) return <BoughtElsewhere number={order.number} />;
  return <CardRefused order={order} hasCart={!isCartEmpty} />;
};

/**
 * Shown when the order cannot be paid again and the cart is empty: it was probably paid in another window.
 */
const BoughtElsewhere = ({ number }: { number: string }) => {
  const words = useOrderMessages();
  return (
    <header className={orderHead.head}>
      <h1>{words.failedTitle}</h1>
      <p>{words.number(number)}</p>
      <p>{words.boughtElsewhere}</p>
      <p className={`no-print ${styles.actions}`}>
        <ButtonLink variant="primary" href={hrefs.tracking}>
          {words.nextTracking}
        </ButtonLink>
        <ButtonLink href={hrefs.wines}>{words.keepShopping}</ButtonLink>
      </p>
    </header>
  );
};

const CardRefused = ({ order, hasCart }: { order: Order; hasCart: boolean }) => {
  const { common } = useMessages();
  const words = useOrderMessages();
  const canRetry = order.can_retry_payment === true;
  return (
    <header className={orderHead.head}>
      <h1>{words.failedTitle}</h1>
      <p>{words.number(order.number)}</p>
      <p>{canRetry ? words.retryText : words.failedText}</p>
      <Causes />
      <RetryNotice />
      <p className={`no-print ${styles.actions}`}>
        {canRetry && <RetryButton label={words.tryAgain} />}
        {hasCart && (
          <>
            <ButtonLink variant={canRetry ? 'secondary' : 'primary'} href={hrefs.checkoutPayment}>
              {canRetry ? words.otherPayment : words.tryAgain}
            </ButtonLink>
            <ButtonLink href={hrefs.cart}>{common.backToCart}</ButtonLink>
          </>
        )}
      </p>
    </header>
  );
};

/** Why a bank refuses a card payment. */
export const Causes = () => {
  const words = useOrderMessages();
  return (
    <>
      <p>{words.causesTitle}</p>
      <ul className={styles.causes}>
        {words.causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
    </>
  );
};

const TransferOver = ({ number }: { number: string }) => {
  const words = useOrderMessages();
  const { transfer } = useTransferMessages();
  return (
    <header className={orderHead.head}>
      <h1>{transfer.overTitle}</h1>
      <p>{words.number(number)}</p>
      <p>{transfer.overText}</p>
      <p className={`no-print ${styles.actions}`}>
        <ButtonLink variant="primary" href={hrefs.wines}>
          {words.keepShopping}
        </ButtonLink>
        <ButtonLink href={hrefs.contact}>{transfer.write}</ButtonLink>
      </p>
    </header>
  );
};
