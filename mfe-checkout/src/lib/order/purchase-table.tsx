import type { Purchase } from 'shared-contracts/api/purchases.schema';
import { cartTotal } from 'shared-contracts/domain/discount';
import { lineDetail } from 'shared-contracts/domain/line-name';
import { formatClp } from 'shared-contracts/domain/money';
import { Picture } from 'shared-ui/picture';
import { useOrderMessages } from '../order-messages.ts';
import { TotalsList } from '../totals-list.tsx';
import styles from './purchase-table.module.css';

/** What was bought, a row a product, with its totals (SPEC §2 "summary table"). */
export const PurchaseTable = ({ purchase }: { purchase: Purchase }) => {
  const { order } = useOrderMessages();
  return (
    <section className={styles.detail}>
      <h2>{order.detail}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{order.product}</th>
            <th scope="col">{order.quantity}</th>
            <th scope="col">{order.amount}</th>
          </tr>
        </thead>
        <tbody>
          {purchase.items.map((line) => (
            <tr key={line.sku}>
              <th scope="row">
                <Picture
                  base={line.frontend_image}
                  alt=""
                  sizes="56px"
                  widths={[160]}
                  width={160}
                  height={200}
                  className={styles.picture}
                />
                <span>
                  {line.name}
                  <span className={styles.brand}>{lineDetail(line, line.brand.name)}</span>
                </span>
              </th>
              <td>{line.qty}</td>
              <td>{formatClp(cartTotal([line]))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TotalsList
        subtotal={purchase.subtotal}
        discount={purchase.discount}
        gift={purchase.gift_price > 0 ? { label: order.gift, price: purchase.gift_price } : undefined}
        shipping={purchase.price_delivery}
        delivery={purchase.delivery.method}
        total={purchase.total}
      />
    </section>
  );
};
