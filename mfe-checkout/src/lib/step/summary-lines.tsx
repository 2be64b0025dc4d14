import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { cartTotal } from 'shared-contracts/domain/discount';
import { lineDetail } from 'shared-contracts/domain/line-name';
import { formatClp } from 'shared-contracts/domain/money';
import { linesOf } from '../cart/goods-of.ts';
import { LinePicture } from '../line-picture.tsx';
import { useMessages } from '../messages.ts';
import styles from './order-summary.module.css';

/** Products of the order summary. */
export const SummaryLines = ({ cart }: { cart: Cart }) => {
  const { steps } = useMessages();
  return (
    <ul className={styles.lines}>
      {linesOf(cart).map((line) => (
        <li key={`${line.case_id} ${line.sku}`} className={styles.line}>
          <LinePicture line={line} className={styles.picture} />
          <p>
            {line.name}
            <span className={styles.quantity}>
              {[lineDetail(line), steps.quantity(line.qty)].filter(Boolean).join(' · ')}
            </span>
          </p>
          {/* The totals leave out lines that are sold out. */}
          {line.stock > 0 && <span className={styles.amount}>{formatClp(cartTotal([line]))}</span>}
        </li>
      ))}
    </ul>
  );
};
