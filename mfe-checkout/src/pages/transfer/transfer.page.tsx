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
import { isAwaitingTransfer } from '../../lib/order/order.model.ts';
import orderHead from '../../lib/order/order-head.module.css';
import { OrderTable } from '../../lib/order/order-table.tsx';
import { useOrder, useOrderPresence } from '../../lib/order/use-order.ts';
import { useOrderMessages } from '../../messages/order.ts';
import { useTransferMessages } from '../../messages/transfer.ts';
import { AccountFacts } from './account-facts.tsx';
import { OrderToPay } from './order-to-pay.tsx';
import { $account, $isForOrder, $page, accountRetried, opened } from './transfer.model.ts';
import styles from './transfer.module.css';

const View = () => {
  const { transfer } = useTransferMessages();
  const [account, isForOrder, retried] = useUnit([$account, $isForOrder, accountRetried]);
  const { state } = useOrder();
  useOrderPresence();
  if (account.kind === 'failed')
    return (
      <div className={`container ${styles.page}`}>
        <FailedRegion title={transfer.title} onRetry={retried} />
      </div>
    );
  const order = isForOrder ? dataOf(state) : null;
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
  const { state, isReading, isMissing, retry } = useOrder();
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
                <Button size="small" busy={isReading} onClick={() => retry()}>
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
    <header className={orderHead.head}>
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
    <div aria-busy="true" className={orderHead.head}>
      <p className="visually-hidden">{words.loading}</p>
      <Skeleton step="36" width="half" />
      <Skeleton width="threeQuarters" />
      <Skeleton step="control" />
    </div>
  );
};

export const page: Page = { View, opened, $page };
