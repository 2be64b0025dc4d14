import { useUnit } from 'effector-react';
import type { Order } from 'shared-contracts/api/orders.schema';
import { formatFullDate } from 'shared-contracts/domain/dates';
import { ORDER_NOT_FOUND } from 'shared-contracts/domain/error-catalogue';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { isMissing } from 'shared-kit/query/outcome';
import { ButtonLink } from 'shared-ui/button';
import { CrateDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { Notice } from 'shared-ui/notice';
import { ParcelNotice } from 'shared-ui/parcel';
import { BuyAgainButton, BuyAgainOutcome } from '../../features/buy-again/index.ts';
import { accountHrefs } from '../../lib/account-hrefs.ts';
import { isRepeatable } from '../../lib/is-repeatable.ts';
import layout from '../../lib/layout.module.css';
import { LoadedPart } from '../../lib/loaded-part.tsx';
import { useMessages } from '../../lib/messages.ts';
import { OrderStatus } from '../../lib/order-status/order-status.tsx';
import { useOrderWords } from '../../lib/order-words.ts';
import { AccountArea } from '../account-area.tsx';
import { ownOrder } from './order.model.ts';
import styles from './order.module.css';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';

/** Page of one order: status, lines, and a button to buy it again. */
export const OrderView = () => {
  const { order: words } = useMessages();
  const locale = useLocale();
  const { loaded } = useUnit(ownOrder);
  const days = useDays();
  const order = loaded.kind === 'ready' ? loaded.data : null;
  return (
    <AccountArea
      here="orders"
      title={order ? words.heading(order.number) : words.title}
      lead={order ? days(order) : undefined}
    >
      {isMissing(loaded) ? (
        <EmptyState
          drawing={<CrateDrawing />}
          title={ORDER_NOT_FOUND[locale]}
          action={<ButtonLink href={accountHrefs.orders}>{words.back}</ButtonLink>}
        >
          {words.notFoundText}
        </EmptyState>
      ) : (
        <LoadedPart query={ownOrder} title={words.title}>
          {(ready) => <OrderParts order={ready} />}
        </LoadedPart>
      )}
    </AccountArea>
  );
};

/** Date of the order, and of its last change when that was on another day. */
const useDays = () => {
  const { tracking } = useMessages();
  const locale = useLocale();
  return ({ created_at, updated_at }: Order): string => {
    const bought = formatFullDate(created_at, locale);
    const changed = updated_at && formatFullDate(updated_at, locale);
    const news = changed && changed !== bought ? ` ${tracking.changed(changed)}.` : '';
    return `${tracking.bought(bought)}.${news}`;
  };
};

const OrderParts = ({ order }: { order: Order }) => {
  const { order: words } = useMessages();
  const { parcel: parcelWords } = useOrderWords();
  const checkoutPage = hrefs.order(order.id);
  const hasReturns = (order.returns ?? []).length > 0;
  return (
    <>
      <PaymentNotice order={order} />
      <ParcelNotice problem={order.delivery.parcel_problem} words={parcelWords} />
      <div className={styles.actions}>
        <BuyAgainButton id={order.id} />
        {order.card && <ButtonLink href={`${checkoutPage}#comprobante`}>{words.receipt}</ButtonLink>}
        {order.cancellation && <ButtonLink href={`${checkoutPage}#anular`}>{words.cancel}</ButtonLink>}
        {(order.return_offer || hasReturns) && (
          <ButtonLink href={`${checkoutPage}#devolver`}>
            {hasReturns ? words.returns : words.returnProducts}
          </ButtonLink>
        )}
      </div>
      <BuyAgainOutcome id={order.id} />
      <div className={layout.columns}>
        <div className={styles.part}>
          <h2>{words.items}</h2>
          <OrderLines order={order} />
        </div>
        <div className={styles.part}>
          <h2>{words.status}</h2>
          {!isRepeatable(order) && <OrderStatus status={order.status} method={order.delivery.method} />}
          <OrderFacts order={order} />
        </div>
      </div>
      <p>
        <a href={accountHrefs.orders}>{words.back}</a>
      </p>
    </>
  );
};

/**
 * Notice about an open or refused payment, with a link to checkout's page of the order or of the transfer.
 */
const PaymentNotice = ({ order }: { order: Order }) => {
  const { id, payment_status, platform, status, proof_at, proof_refusal } = order;
  const { order: words } = useMessages();
  const isOpen = payment_status === 'pending' && status === 'in_validation';
  const isFailed = isRepeatable(order);
  if (!isFailed && !isOpen) return null;
  const isTransfer = platform === 'transfer';
  const unproven = proof_refusal ? words.refused(proof_refusal) : words.transfer;
  const transfer = proof_at ? words.inReview : unproven;
  const { text, action } = isFailed ? words.failed : isTransfer ? transfer : words.pending;
  return (
    <Notice
      kind={proof_at ? 'info' : 'warning'}
      action={
        <ButtonLink size="small" href={isTransfer ? hrefs.transferData(id) : hrefs.order(id)}>
          {action}
        </ButtonLink>
      }
    >
      {text}
    </Notice>
  );
};
