import type { Order } from 'shared-contracts/api/orders.schema';
import { formatClp } from 'shared-contracts/domain/money';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { Button, ButtonLink } from 'shared-ui/button';
import { CorkscrewDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { Notice } from 'shared-ui/notice';
import { useMessages } from '../../lib/messages.ts';
import orderHead from '../../lib/order/order-head.module.css';
import { OrderTable } from '../../lib/order/order-table.tsx';
import { useOrderMessages } from '../../messages/order.ts';
import { Causes, FailedPayment } from '../../pages/order/failed-payment.tsx';
import styles from '../../pages/order/order.module.css';
import { Thanks } from '../../pages/order/thanks.tsx';
import { PlainNoticeBox } from '../plain-notice.tsx';
import type { PlainContext } from '../plain-page.ts';
import { plainWords } from '../words.ts';

interface OrderProps {
  context: PlainContext;
  order: Order;
}

export const OrderView = ({ context, order }: OrderProps) => {
  const { payment_status, platform } = order;
  const isUnpaidCard = platform === 'webpay' && payment_status !== 'success';
  return (
    <div className={`container ${styles.page}`}>
      <PlainNoticeBox context={context} />
      {isUnpaidCard ? <Unpaid context={context} order={order} /> : <Settled order={order} />}
    </div>
  );
};

/** A paid card order, or a transfer. */
const Settled = ({ order }: { order: Order }) => {
  const words = useOrderMessages();
  if (order.payment_status === 'failed') return <FailedPayment order={order} />;
  if (order.status !== 'cancelled') return <Thanks order={order} />;
  return (
    <>
      <header className={orderHead.head}>
        <h1>{words.number(order.number)}</h1>
        <Notice kind="warning">{words.refunds.cancelled}</Notice>
      </header>
      <OrderTable order={order} />
    </>
  );
};

/** A card order before its payment, or after a payment that the bank refused. */
const Unpaid = ({ context, order }: OrderProps) => {
  const { common } = useMessages();
  const words = useOrderMessages();
  const plain = plainWords[useLocale()];
  const isRefused = order.payment_status === 'failed';
  const canPay = order.can_retry_payment === true;
  const { token = '', url = '' } = context.state.order ?? {};
  const refusedText = canPay ? words.retryText : words.failedText;
  const openText = canPay ? plain.payText : words.pendingText;
  return (
    <>
      <header className={orderHead.head}>
        <h1>{isRefused ? words.failedTitle : canPay ? plain.payTitle : words.pendingTitle}</h1>
        <p>{words.number(order.number)}</p>
        <p>{isRefused ? refusedText : openText}</p>
        {isRefused && <Causes />}
        {canPay && token && (
          <form method="post" action={url} className={styles.actions}>
            <input type="hidden" name="token_ws" value={token} />
            <Button type="submit" variant="primary">
              {plain.goToWebpay(formatClp(order.total))}
            </Button>
          </form>
        )}
        {canPay && !token && (
          <form method="post" action={hrefs.order(order.id)} className={styles.actions}>
            <Button type="submit" variant="primary" name="do" value="pay">
              {isRefused ? words.tryAgain : words.payNow}
            </Button>
          </form>
        )}
        <p className={styles.actions}>
          {!canPay && <ButtonLink href={hrefs.order(order.id)}>{words.checkAgain}</ButtonLink>}
          <ButtonLink href={hrefs.checkoutPayment}>{words.otherPayment}</ButtonLink>
          <ButtonLink href={hrefs.cart}>{common.backToCart}</ButtonLink>
        </p>
      </header>
      <OrderTable order={order} />
    </>
  );
};

export const MissingOrder = () => {
  const words = useOrderMessages();
  return (
    <div className={`container ${styles.page}`}>
      <EmptyState
        level={1}
        drawing={<CorkscrewDrawing />}
        title={words.notFound}
        action={
          <ButtonLink variant="primary" href={hrefs.contact}>
            {plainWords[useLocale()].contact}
          </ButtonLink>
        }
      >
        {words.notFoundText}
      </EmptyState>
    </div>
  );
};
