import type { Purchase } from 'shared-contracts/api/purchases.schema';
import { formatClp } from 'shared-contracts/domain/money';
import { useLocale } from 'shared-contracts/kit/locale';
import { useMessages } from '../../lib/messages.ts';
import { formatTerm } from './format-term.ts';
import styles from './transfer.module.css';

/** The order is placed: how much to send, and until when its products are kept. */
export const OrderToPay = ({ purchase }: { purchase: Purchase }) => {
  const { order, transfer } = useMessages();
  const locale = useLocale();
  const { number, total, expires_at, customer } = purchase;
  return (
    <header className={styles.head}>
      <h1>
        {order.thanks} <span className={styles.number}>{order.number(number)}</span>
      </h1>
      <p className={styles.lead}>
        {expires_at ? transfer.lead : transfer.provenLead} <strong>{formatClp(total)}</strong>
        {expires_at ? (
          <>
            {' '}
            {transfer.until} <time dateTime={expires_at}>{formatTerm(expires_at, locale)}</time>.
          </>
        ) : (
          '.'
        )}
      </p>
      <p>{expires_at ? transfer.kept : transfer.proven}</p>
      {expires_at && <p>{transfer.mailed(customer.email)}</p>}
    </header>
  );
};
