import type { Order } from 'shared-contracts/api/orders.schema';
import { formatDateTime } from 'shared-contracts/domain/dates';
import { formatClp } from 'shared-contracts/domain/money';
import { useLocale } from 'shared-kit/locale';
import orderHead from '../../lib/order/order-head.module.css';
import { useOrderMessages } from '../../messages/order.ts';
import { useTransferMessages } from '../../messages/transfer.ts';
import styles from './transfer.module.css';

/** Amount and deadline of a transfer. After the proof was sent, how long the products are reserved. */
export const OrderToPay = ({ order }: { order: Order }) => {
  const words = useOrderMessages();
  const { transfer } = useTransferMessages();
  const locale = useLocale();
  const { number, total, expires_at, proof_at, customer } = order;
  const isAwaited = Boolean(expires_at) && !proof_at;
  const provenText = expires_at ? transfer.provenUntil(formatDateTime(expires_at, locale)) : transfer.proven;
  return (
    <header className={orderHead.head}>
      <h1>
        {words.thanks} <span className={orderHead.number}>{words.number(number)}</span>
      </h1>
      <p className={styles.lead}>
        {isAwaited ? transfer.lead : transfer.provenLead} <strong>{formatClp(total)}</strong>
        {isAwaited && expires_at ? (
          <>
            {' '}
            {transfer.until} <time dateTime={expires_at}>{formatDateTime(expires_at, locale)}</time>.
          </>
        ) : (
          '.'
        )}
      </p>
      <p>{isAwaited ? transfer.kept : provenText}</p>
      {isAwaited && <p>{transfer.mailed(customer.email)}</p>}
    </header>
  );
};
