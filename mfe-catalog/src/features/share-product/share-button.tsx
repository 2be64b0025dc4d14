'use no memo'; // The memo of the React compiler would only add bytes: this part seldom renders again.

import { useUnit } from 'effector-react';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import { Icon, share } from 'shared-ui/icon';
import { useMessages } from '../../lib/messages.ts';
import { sharePageFx } from '../../lib/share-page.model.ts';
import styles from './share-button.module.css';

/** Shares the page of a product (docs/product/frame.md#floating-buttons). */
export const ShareButton = ({
  product,
}: {
  product: Pick<ProductCard, 'name' | 'slug' | 'product_type'>;
}) => {
  const { product: words } = useMessages();
  const onShare = useUnit(sharePageFx);
  return (
    <button
      type="button"
      className={styles.share}
      onClick={() => onShare({ title: product.name, href: hrefOfProduct(product) })}
    >
      <Icon path={share} size={18} />
      {words.share}
    </button>
  );
};
