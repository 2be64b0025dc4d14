import type { CartLine } from 'shared-contracts/api/shopping-cart.schema';
import { lineDetail } from 'shared-contracts/domain/line-name';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import { useLocale } from 'shared-kit/locale';
import { Icon, warning } from 'shared-ui/icon';
import { Picture } from 'shared-ui/picture';
import { Price } from 'shared-ui/price';
import { problemOf, unitsLeft } from '../cart/change-line.model.ts';
import { useMessages } from '../messages.ts';
import styles from './cart-lines.module.css';

/** Picture, name, price and problem of a line of the cart. */
export const LineFacts = ({ line }: { line: CartLine }) => {
  const { cart } = useMessages();
  const locale = useLocale();
  const problem = problemOf(line);
  const facts = lineDetail(line);
  const left = unitsLeft(line);
  const insufficientText = left > 0 ? cart.insufficient(left) : cart.sharedStock;
  return (
    <>
      <div className={styles.picture}>
        <Picture
          base={line.frontend_image}
          alt=""
          sizes="112px"
          widths={[160, 320]}
          width={320}
          height={400}
        />
      </div>
      <div className={styles.facts}>
        <p className={`small-caps ${styles.brand}`}>{line.brand.name}</p>
        <h2 className={styles.name}>
          <a href={hrefOfProduct(line)}>{line.name}</a>
        </h2>
        {facts && <p className={styles.detail}>{facts}</p>}
        <Price amount={line.price} reference={line.reference_price} locale={locale} size="line" />
        {problem && (
          <p className={styles.problem}>
            <Icon path={warning} size={16} />
            {problem === 'soldOut' ? cart.soldOut : insufficientText}
          </p>
        )}
      </div>
    </>
  );
};
