import type { ProductDetail } from 'shared-contracts/api/catalogue.schema';
import { CatalogueCard } from '../../features/add-to-cart/index.ts';
import { useMessages } from '../../lib/messages.ts';
import styles from './related-products.module.css';

/** "Suele comprarse junto a": a row that scrolls sideways where it does not fit. */
export const RelatedProducts = ({ product }: { product: ProductDetail }) => {
  const { product: words } = useMessages();
  if (product.related.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related">{words.related}</h2>
      <ul className={styles.row}>
        {product.related.map((one) => (
          <li key={one.sku}>
            <CatalogueCard product={one} />
          </li>
        ))}
      </ul>
    </section>
  );
};
