import type { Order } from 'shared-contracts/api/orders.schema';
import { caseNames } from 'shared-contracts/domain/case-names';
import { lineDetail } from 'shared-contracts/domain/line-name';
import { formatClp } from 'shared-contracts/domain/money';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import { useLocale } from 'shared-kit/locale';
import { Picture } from 'shared-ui/picture';
import { RefundList } from 'shared-ui/refund-list';
import { RevisionList } from 'shared-ui/revision-list';
import layout from '../../lib/layout.module.css';
import { useMessages } from '../../lib/messages.ts';
import { useOrderWords } from '../../lib/order-words.ts';
import styles from './order.module.css';

/** Lines and totals of an order. */
export const OrderLines = ({ order }: { order: Order }) => {
  const { order: words, orders } = useMessages();
  const { revisions } = useOrderWords();
  const locale = useLocale();
  const caseOf = caseNames(order.items, locale);
  const amounts: [string, number | null][] = [
    [words.subtotal, order.subtotal],
    [words.discount, order.discount > 0 ? -order.discount : null],
    [order.delivery.method === 'pickup' ? words.pickup : words.delivery, order.price_delivery],
    [words.gift, order.gift_price > 0 ? order.gift_price : null],
  ];
  return (
    <>
      <ul className={styles.lines} aria-label={words.items}>
        {order.items.map((line) => (
          <li key={`${line.case_id} ${line.sku}`}>
            <Picture base={line.frontend_image} alt="" sizes="56px" widths={[160]} width={4} height={5} />
            <span className={styles.name}>
              <a href={hrefOfProduct(line)}>{line.name}</a>
              <span className={layout.quiet}>{lineDetail(line, line.brand.name)}</span>
              {line.case_id && <span className={layout.quiet}>{caseOf(line)}</span>}
              <span className={layout.quiet}>
                {orders.units(line.qty)} · {formatClp(line.price)}
              </span>
            </span>
            <span className={styles.amount}>{formatClp(line.price * line.qty)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.amounts}>
        {amounts.map(
          ([term, value]) =>
            value !== null && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value === 0 ? words.free : formatClp(value)}</dd>
              </div>
            ),
        )}
        <div className={styles.total}>
          <dt>{words.total}</dt>
          <dd>{formatClp(order.total)}</dd>
        </div>
      </dl>
      <RevisionList order={order} words={revisions} locale={locale} />
      <RefundList order={order} words={orders.refunds} locale={locale} />
    </>
  );
};
