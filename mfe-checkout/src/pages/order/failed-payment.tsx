import type { Purchase } from 'shared-contracts/api/purchases.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { useMessages } from '../../lib/messages.ts';
import styles from './order.module.css';
import { PurchaseTable } from './purchase-table.tsx';

/** A refused, aborted or late card payment: likely causes, and the cart as it was. */
export const FailedPayment = ({ purchase }: { purchase: Purchase }) => {
  const { common, order } = useMessages();
  return (
    <>
      <header className={styles.head}>
        <h1>{order.failedTitle}</h1>
        <p>{order.number(purchase.number)}</p>
        <p>{order.failedText}</p>
        <p>{order.causesTitle}</p>
        <ul className={styles.causes}>
          {order.causes.map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
        </ul>
        <p className={styles.actions}>
          <ButtonLink variant="primary" href={hrefs.checkoutPayment}>
            {order.tryAgain}
          </ButtonLink>
          <ButtonLink href={hrefs.cart}>{common.backToCart}</ButtonLink>
        </p>
      </header>
      <PurchaseTable purchase={purchase} />
    </>
  );
};
