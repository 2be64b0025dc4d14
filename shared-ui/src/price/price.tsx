import { discountPercent, regularPrice } from 'shared-contracts/domain/discount';
import { type Clp, formatClp } from 'shared-contracts/domain/money';
import type { Locale } from 'shared-contracts/locale';
import styles from './price.module.css';

const WORDS = {
  es: { now: 'Precio', before: 'Antes' },
  en: { now: 'Price', before: 'Before' },
};

export type PriceProps = {
  /** Current price, CLP. */
  amount: Clp;
  /** Old price, struck through. Hidden unless higher than `amount` (docs/product/products.md#prices). */
  reference?: Clp | string | null;
  locale: Locale;
  /** `line`: in tables and carts. `card`: under a picture. `page`: the product page, in serif. */
  size?: 'line' | 'card' | 'page';
};

/** A price with tabular figures, the struck old price and the saved percentage. */
export function Price({ amount, reference, locale, size = 'card' }: PriceProps) {
  const words = WORDS[locale];
  const percent = discountPercent(amount, reference);
  const before = regularPrice({ price: amount, reference_price: reference });
  return (
    <p className={styles.price} data-size={size}>
      <span className="visually-hidden">{words.now} </span>
      <span className={styles.now}>{formatClp(amount)}</span>
      {before > amount && (
        <>
          {' '}
          <s className={styles.before}>
            <span className="visually-hidden">{words.before} </span>
            {formatClp(before)}
          </s>
        </>
      )}
      {percent > 0 && <span className={styles.saved}> -{percent}&nbsp;%</span>}
    </p>
  );
}
