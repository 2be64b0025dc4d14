import { useUnit } from 'effector-react';
import type { Purchase } from 'shared-contracts/api/purchases.schema';
import { hrefs } from 'shared-contracts/hrefs';
import type { Page } from 'shared-kit/page';
import { Button, ButtonLink } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { Skeleton } from 'shared-ui/skeleton';
import { ProofForm } from '../../features/send-proof/index.ts';
import { FailedRegion } from '../../lib/failed-region.tsx';
import { useMessages } from '../../lib/messages.ts';
import {
  $isReadingOrder,
  $order,
  isAwaitingTransfer,
  orderLeft,
  orderRetried,
  orderShown,
} from '../../lib/order/order.model.ts';
import { PurchaseTable } from '../../lib/order/purchase-table.tsx';
import { useOrderMessages } from '../../lib/order-messages.ts';
import { usePresence } from '../../lib/use-presence.ts';
import { AccountFacts } from './account-facts.tsx';
import { OrderToPay } from './order-to-pay.tsx';
import { $account, $isForOrder, $page, accountRetried, opened } from './transfer.model.ts';
import styles from './transfer.module.css';

const View = () => {
  const { transfer } = useOrderMessages();
  const { account, isForOrder, order } = useUnit({
    account: $account,
    isForOrder: $isForOrder,
    order: $order,
  });
  const { shown, left, retried } = useUnit({ shown: orderShown, left: orderLeft, retried: accountRetried });
  usePresence(shown, left);
  if (account.kind === 'failed')
    return (
      <div className={`container ${styles.page}`}>
        <FailedRegion title={transfer.title} onRetry={retried} />
      </div>
    );
  const purchase = isForOrder && order.kind === 'ready' ? order.purchase : null;
  return (
    <div className={`container ${styles.page}`}>
      {isForOrder ? <OrderHead /> : <h1>{transfer.title}</h1>}
      {purchase && !isAwaitingTransfer(purchase) ? (
        <PurchaseTable purchase={purchase} />
      ) : (
        <div className={styles.columns}>
          {account.kind === 'ready' ? (
            <AccountFacts content={account.content} purchase={purchase} />
          ) : (
            <Skeletons />
          )}
          {purchase && (
            <div className={styles.side}>
              <ProofForm purchase={purchase} />
              <PurchaseTable purchase={purchase} />
            </div>
          )}
        </div>
      )}
    </div>
  );
};

/** What stands about the order above the account. */
const OrderHead = () => {
  const { common } = useMessages();
  const { order: words, transfer } = useOrderMessages();
  const [order, isReading, retried] = useUnit([$order, $isReadingOrder, orderRetried]);
  switch (order.kind) {
    case 'loading':
      return <Skeletons />;
    case 'ready':
      return isAwaitingTransfer(order.purchase) ? (
        <OrderToPay purchase={order.purchase} />
      ) : (
        <NothingToPay purchase={order.purchase} />
      );
    default:
      return (
        <>
          <h1>{transfer.title}</h1>
          <Notice
            kind="warning"
            live
            title={order.kind === 'missing' ? words.notFound : common.failedTitle}
            action={
              order.kind === 'failed' && (
                <Button size="small" busy={isReading} onClick={() => retried()}>
                  {common.retry}
                </Button>
              )
            }
          >
            {order.kind === 'missing' ? words.notFoundText : common.failedText}
          </Notice>
        </>
      );
  }
};

/** The money has come, the term is over, or it is paid by card. */
const NothingToPay = ({ purchase: { id, number, payment_status } }: { purchase: Purchase }) => {
  const { order, transfer } = useOrderMessages();
  const isOver = payment_status === 'failed';
  return (
    <header className={styles.head}>
      <h1>{isOver ? transfer.overTitle : transfer.paidTitle}</h1>
      <p>{order.number(number)}</p>
      <p>{isOver ? transfer.overText : transfer.paidText}</p>
      <ButtonLink variant="primary" href={isOver ? hrefs.wines : hrefs.order(id)}>
        {isOver ? order.keepShopping : transfer.seeOrder}
      </ButtonLink>
    </header>
  );
};

const Skeletons = () => {
  const { order } = useOrderMessages();
  return (
    <div aria-busy="true" className={styles.head}>
      <p className="visually-hidden">{order.loading}</p>
      <Skeleton step="36" width="half" />
      <Skeleton width="threeQuarters" />
      <Skeleton step="control" />
    </div>
  );
};

export const page: Page = { View, opened, $page };
