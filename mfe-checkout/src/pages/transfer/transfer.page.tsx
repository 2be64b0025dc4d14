import { useUnit } from 'effector-react';
import type { Order } from 'shared-contracts/api/orders.schema';
import { hrefs } from 'shared-contracts/hrefs';
import type { Page } from 'shared-kit/page';
import { dataOf } from 'shared-kit/query/outcome';
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
  isOrderMissing,
  orderLeft,
  orderRetried,
  orderShown,
} from '../../lib/order/order.model.ts';
import { OrderTable } from '../../lib/order/order-table.tsx';
import { useOrderMessages } from '../../lib/order-messages.ts';
import { useTransferMessages } from '../../lib/transfer-messages.ts';
import { usePresence } from '../../lib/use-presence.ts';
import { AccountFacts } from './account-facts.tsx';
import { OrderToPay } from './order-to-pay.tsx';
import { $account, $isForOrder, $page, accountRetried, opened } from './transfer.model.ts';
import styles from './transfer.module.css';

const View = () => {
  const { transfer } = useTransferMessages();
  const { account, isForOrder, orderState } = useUnit({
    account: $account,
    isForOrder: $isForOrder,
    orderState: $order,
  });
  const { shown, left, retried } = useUnit({ shown: orderShown, left: orderLeft, retried: accountRetried });
  usePresence(shown, left);
  if (account.kind === 'failed')
    return (
      <div className={`container ${styles.page}`}>
        <FailedRegion title={transfer.title} onRetry={retried} />
      </div>
    );
  const order = isForOrder ? dataOf(orderState) : null;
  return (
    <div className={`container ${styles.page}`}>
      {isForOrder ? <OrderHead /> : <h1>{transfer.title}</h1>}
      {order && !isAwaitingTransfer(order) ? (
        <OrderTable order={order} />
      ) : (
        <div className={styles.columns}>
          {account.kind === 'ready' ? <AccountFacts content={account.data} order={order} /> : <Skeletons />}
          {order && (
            <div className={styles.side}>
              <ProofForm order={order} />
              <OrderTable order={order} />
            </div>
          )}
        </div>
      )}
    </div>
  );
};

/** Order information above the bank account. */
const OrderHead = () => {
  const { common } = useMessages();
  const words = useOrderMessages();
  const { transfer } = useTransferMessages();
  const [state, isReading, retried] = useUnit([$order, $isReadingOrder, orderRetried]);
  const isMissing = isOrderMissing(state);
  switch (state.kind) {
    case 'pending':
      return <Skeletons />;
    case 'ready':
      return isAwaitingTransfer(state.data) ? (
        <OrderToPay order={state.data} />
      ) : (
        <NothingToPay order={state.data} />
      );
    default:
      return (
        <>
          <h1>{transfer.title}</h1>
          <Notice
            kind="warning"
            live
            title={isMissing ? words.notFound : common.failedTitle}
            action={
              !isMissing && (
                <Button size="small" busy={isReading} onClick={() => retried()}>
                  {common.retry}
                </Button>
              )
            }
          >
            {isMissing ? words.notFoundText : common.failedText}
          </Notice>
        </>
      );
  }
};

/** Shown when nothing is to be paid: confirmed, expired, or a card order. */
const NothingToPay = ({ order: { id, number, payment_status } }: { order: Order }) => {
  const words = useOrderMessages();
  const { transfer } = useTransferMessages();
  const isOver = payment_status === 'failed';
  return (
    <header className={styles.head}>
      <h1>{isOver ? transfer.overTitle : transfer.paidTitle}</h1>
      <p>{words.number(number)}</p>
      <p>{isOver ? transfer.overText : transfer.paidText}</p>
      <ButtonLink variant="primary" href={isOver ? hrefs.wines : hrefs.order(id)}>
        {isOver ? words.keepShopping : transfer.seeOrder}
      </ButtonLink>
    </header>
  );
};

const Skeletons = () => {
  const words = useOrderMessages();
  return (
    <div aria-busy="true" className={styles.head}>
      <p className="visually-hidden">{words.loading}</p>
      <Skeleton step="36" width="half" />
      <Skeleton width="threeQuarters" />
      <Skeleton step="control" />
    </div>
  );
};

export const page: Page = { View, opened, $page };
