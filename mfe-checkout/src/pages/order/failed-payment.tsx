import type { Purchase } from 'shared-contracts/api/purchases.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
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
        <CardRefused number={purchase.number} />
      )}
      <PurchaseTable purchase={purchase} />
    </>
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
