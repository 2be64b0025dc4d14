'use no memo'; // The memo of the React compiler would only add bytes: this part seldom renders again.

import type { ProductDetail } from 'shared-contracts/api/catalogue.schema';
import { joinFacts } from 'shared-contracts/domain/join-facts';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import { formatLabel } from 'shared-contracts/domain/stock';
import { Picture } from 'shared-ui/picture';
import { useMessages } from '../../lib/messages.ts';
import styles from './box-contents.module.css';

/** Contents of a box as a row of small cards, with links to those that are on sale. */
export const BoxContents = ({ product }: { product: ProductDetail }) => {
  const { product: words } = useMessages();
  const { contents, contents_off_sale = [] } = product;
  const all = [...contents, ...contents_off_sale];
  if (all.length === 0) return null;
  return (
    <section className={styles.contents} aria-labelledby="box-contents">
      <h2 id="box-contents">{words.contents}</h2>
      <ul className={styles.row}>
        {all.map(({ qty, product: held, sku, format }, at) => (
          <li key={sku ?? held.sku} className={styles.held}>
            <div className={styles.ground}>
              {held.frontend_image && (
                <Picture
                  base={held.frontend_image}
                  alt=""
                  width={800}
                  height={1000}
                  sizes="160px"
                  widths={[160, 320]}
                />
              )}
            </div>
            <p className={styles.qty}>{qty} ×</p>
            <h3 className={styles.name}>
              {at < contents.length ? (
                <a href={hrefOfProduct(held)}>{held.name_card || held.name}</a>
              ) : (
                held.name_card || held.name
              )}
            </h3>
            <p className={styles.detail}>
              {joinFacts([held.brand.name, held.year, format && formatLabel({ format })])}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
