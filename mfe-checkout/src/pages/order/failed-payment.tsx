import { useUnit } from 'effector-react';
import type { Purchase } from 'shared-contracts/api/purchases.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { $cart, $cartFreshness } from '../../lib/cart/cart.model.ts';
import { useMessages } from '../../lib/messages.ts';
import { PurchaseTable } from '../../lib/order/purchase-table.tsx';
import styles from './order.module.css';

/** A refused, aborted or late card payment with its likely causes and the cart as it was, or a transfer that never came. */
export const FailedPayment = ({ purchase }: { purchase: Purchase }) => {
  return (
    <>
      {purchase.platform === 'transfer' ? (
        <TransferOver number={purchase.number} />
      ) : (
        <CardFailed number={purchase.number} />
      )}
      <PurchaseTable purchase={purchase} />
    </>
  );
};

const CardFailed = ({ number }: { number: string }) => {
  const [cart, freshness] = useUnit([$cart, $cartFreshness]);
  const isBought = freshness === 'fresh' && cart?.items.length === 0;
  return isBought ? <BoughtElsewhere number={number} /> : <CardRefused number={number} />;
};

/** The same cart was paid in another window: there is nothing to try again. */
const BoughtElsewhere = ({ number }: { number: string }) => {
  const { order } = useMessages();
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

const CardRefused = ({ number }: { number: string }) => {
  const { common, order } = useMessages();
  return (
    <header className={styles.head}>
      <h1>{order.failedTitle}</h1>
      <p>{order.number(number)}</p>
      <p>{order.failedText}</p>
      <p>{order.causesTitle}</p>
      <ul className={styles.causes}>
        {order.causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
      <p className={`no-print ${styles.actions}`}>
        <ButtonLink variant="primary" href={hrefs.checkoutPayment}>
          {order.tryAgain}
        </ButtonLink>
        <ButtonLink href={hrefs.cart}>{common.backToCart}</ButtonLink>
      </p>
    </header>
  );
};

const TransferOver = ({ number }: { number: string }) => {
  const { order, transfer } = useMessages();
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
