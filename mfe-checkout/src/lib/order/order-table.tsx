import type { Order } from 'shared-contracts/api/orders.schema';
import { caseNames } from 'shared-contracts/domain/case-names';
import { cartTotal } from 'shared-contracts/domain/discount';
import { lineDetail } from 'shared-contracts/domain/line-name';
import { formatClp } from 'shared-contracts/domain/money';
import { useLocale } from 'shared-kit/locale';
import { RefundList } from 'shared-ui/refund-list';
import { RevisionList } from 'shared-ui/revision-list';
import { useOrderMessages } from '../../messages/order.ts';
import { LinePicture } from '../line-picture.tsx';
import { TotalsList } from '../totals-list.tsx';
import styles from './order-table.module.css';

/** Table of ordered products and totals (docs/product/payment.md#result-pages). */
export const OrderTable = ({ order }: { order: Order }) => {
  const words = useOrderMessages();
  const locale = useLocale();
  const caseOf = caseNames(order.items, locale);
  return (
    <section className={styles.detail}>
      <h2>{words.detail}</h2>
      <div className={styles.products}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.product}</th>
              <th scope="col">{words.quantity}</th>
              <th scope="col">{words.amount}</th>
            </tr>
          </thead>
          <tbody>
            {order.items.map((line) => (
              <tr key={`${line.case_id} ${line.sku}`}>
                <th scope="row">
                  <LinePicture line={line} className={styles.picture} />
                  <span>
                    {line.name}
                    <span className={styles.brand}>{lineDetail(line, line.brand.name)}</span>
                    {line.case_id && <span className={styles.brand}>{caseOf(line)}</span>}
                  </span>
                </th>
                <td>{line.qty}</td>
                <td>{formatClp(cartTotal([line]))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <TotalsList
        subtotal={order.subtotal}
        discount={order.discount}
        gift={order.gift_price > 0 ? order.gift_price : null}
        giftLabel={words.gift}
        shipping={order.price_delivery}
        delivery={order.delivery.method}
        total={order.total}
      />
      <RevisionList order={order} words={words.revisions} locale={locale} level={3} />
      <RefundList order={order} words={words.refunds} locale={locale} level={3} />
    </section>
  );
};
