import type { ReactNode } from 'react';
import type { CartCase } from 'shared-contracts/api/shopping-cart.schema';
import { cartSubtotal } from 'shared-contracts/domain/discount';
import { lineName } from 'shared-contracts/domain/line-name';
import { formatClp } from 'shared-contracts/domain/money';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import { useLocale } from 'shared-kit/locale';
import { Price } from 'shared-ui/price';
import { LinePicture } from '../line-picture.tsx';
import lineStyles from './cart-lines.module.css';
import styles from './case-lines.module.css';
import { CASE_LINE_WORDS } from './case-lines.words.ts';

/** Labels on the picture of a case. */
const SHOWN_LABELS = 4;

/**
 * Labels, name, price and bottles of a case in the cart.
 * @param children troubles with its bottles, above the list of bottles
 */
export const CaseFacts = ({ of, children }: { of: CartCase; children?: ReactNode }) => {
  const locale = useLocale();
  const words = CASE_LINE_WORDS[locale];
  // By the rule of the cart's subtotal, or the summary would tell another saving for the same bottles.
  const before = cartSubtotal(of.bottles.map((bottle) => ({ ...bottle, qty: bottle.count })));
  const saving = before - of.price;
  return (
    <>
      <div className={`${lineStyles.picture} ${styles.labels}`}>
        {of.bottles.slice(0, SHOWN_LABELS).map((bottle) => (
          <LinePicture key={bottle.sku} line={bottle} />
        ))}
      </div>
      <div className={lineStyles.facts}>
        <p className={`small-caps ${lineStyles.brand}`}>{words.kind}</p>
        <h2 className={lineStyles.name}>{words.name(of.size)}</h2>
        <Price amount={of.price} reference={before} locale={locale} size="line" />
        {saving > 0 && <p className={styles.saving}>{words.saving(formatClp(saving))}</p>}
        {children}
        <details className={styles.bottles}>
          <summary>{words.open(of.size)}</summary>
          <ul>
            {of.bottles.map((bottle) => (
              <li key={bottle.sku}>
                <a href={hrefOfProduct(bottle)}>{words.bottle(bottle.count, lineName(bottle))}</a>
                <span>{formatClp(bottle.price * bottle.count)}</span>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </>
  );
};
