import type { FoundContent } from 'shared-contracts/api/search.schema';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import { useLocale } from 'shared-kit/locale';
import { Picture } from 'shared-ui/picture';
import { Price } from 'shared-ui/price';
import { CARD_SIZES } from '../../lib/card-sizes.ts';
import { searchWords } from '../../messages/search.ts';
import styles from './found-content.module.css';

/**
 * Article or event in search results. Always available, without add-to-cart
 * (docs/product/listings.md#stock-of-a-card).
 */
export const FoundContentCard = ({ item }: { item: FoundContent }) => {
  const locale = useLocale();
  const words = searchWords[locale];
  const [picture] = item.images;
  return (
    <article className={styles.card} aria-label={item.name}>
      <div className={styles.ground}>
        {picture && (
          <Picture
            base={picture}
            alt=""
            width={800}
            height={500}
            sizes={CARD_SIZES}
            className={styles.picture}
          />
        )}
      </div>
      <p className={`small-caps ${styles.kind}`}>
        {item.product_type === 'Event' ? words.event : words.article}
      </p>
      <h3 className={styles.name}>
        <a href={hrefOfProduct(item)}>{item.name}</a>
      </h3>
      <p className={styles.detail}>{item.detail}</p>
      {item.price === 0 && <strong>{words.free}</strong>}
      {item.price !== null && item.price > 0 && <Price amount={item.price} locale={locale} />}
    </article>
  );
};
