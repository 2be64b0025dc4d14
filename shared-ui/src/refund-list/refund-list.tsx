import type { Order } from 'shared-contracts/api/orders.schema';
import { formatFullDate } from 'shared-contracts/domain/dates';
import { formatClp } from 'shared-contracts/domain/money';
import { summarizeRefunds } from 'shared-contracts/domain/refund-summary';
import type { RefundWords } from 'shared-contracts/domain/refund-words/types';
import type { Locale } from 'shared-contracts/locale';
import styles from './refund-list.module.css';

type Refunded = Pick<Order, 'total' | 'status' | 'payment_status' | 'refunds'>;

/** Refunds of an order with their parts, and what is left of its total. Nothing without a refund. */
export const RefundList = ({
  order,
  words,
  locale,
  level = 2,
}: {
  order: Refunded;
  words: RefundWords;
  locale: Locale;
  level?: 2 | 3;
}) => {
  const { refunds = [] } = order;
  const { remaining, owed, paid } = summarizeRefunds(order);
  if (refunds.length === 0 && owed === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <section className={styles.refunds}>
      <Heading>{words.title}</Heading>
      <ul>
        {refunds.map(({ amount, state, way, at, lines }) => (
          <li key={`${at} ${amount}`}>
            {words.state[state](formatClp(amount), words.ways[way], formatFullDate(at, locale))}
            {lines.length > 0 && (
              <ul>
                {lines.map(({ kind, name, qty, amount: part }) => (
                  <li key={`${kind} ${name}`}>
                    <span>{kind === 'line' ? words.units(qty, name) : words.parts[kind]}</span>{' '}
                    <span className={styles.amount}>{formatClp(part)}</span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {owed > 0 && <p>{words.owed(formatClp(owed))}</p>}
      {paid === 'part' && owed === 0 && (
        <p className={styles.remaining}>
          {words.remaining}: <span className={styles.amount}>{formatClp(remaining)}</span>
        </p>
      )}
    </section>
  );
};
