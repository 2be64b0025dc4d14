import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ProductDetail } from 'shared-contracts/api/catalogue.schema';
import { Island } from 'shared-kit/island';
import { useLocale } from 'shared-kit/locale';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { Carousel } from 'shared-ui/carousel';
import { CatalogueCard } from '../../features/add-to-cart/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { productsSeen } from '../../lib/seen-products.ts';
import { useSeenList } from '../../lib/use-seen-list.ts';
import { BoxContents } from './box-contents.tsx';
import { BuyBar } from './buy-bar.tsx';
import { BuyPanel } from './buy-panel.tsx';
import { Editorial } from './editorial.tsx';
import { Gallery } from './gallery.tsx';
import styles from './product.module.css';
import { crumbsOf } from './product-head.ts';
import { Tasting } from './tasting.tsx';

/**
 * "Suele comprarse junto a" (docs/product/products.md#recommendations). Part of the product's response and
 * server render.
 */
const RelatedProducts = ({ product }: { product: ProductDetail }) => {
  const { product: words } = useMessages();
  const locale = useLocale();
  const seen = useSeenList('related', product.related);
  if (product.related.length === 0) return null;
  return (
    <div {...seen}>
      <Carousel
        title={words.related}
        locale={locale}
        slides={product.related.map((one) => ({
          key: one.sku,
          content: (
            <Island>
              <CatalogueCard product={one} />
            </Island>
          ),
        }))}
      />
    </div>
  );
};

/** Layout of a product page: large picture left, sticky buying information right, descriptions below. */
export const ProductShown = ({ product }: { product: ProductDetail }) => {
  const messages = useMessages();
  const seen = useUnit(productsSeen);
  const onSeen = useEffectEvent(() => seen({ event: 'view_item', product }));
  // A reload of the same product is not a new view.
  useEffect(() => {
    onSeen();
  }, [product.sku]);
  const actions = useRef<HTMLDivElement>(null);
  return (
    // The sticky bar needs this wrapper as its container.
    <div>
      <div className={`container ${styles.page}`}>
        <div className={styles.crumbs}>
          <Breadcrumb crumbs={crumbsOf(product, messages)} locale={useLocale()} />
        </div>
        <div className={styles.parts}>
          <article className={styles.columns} aria-label={product.name}>
            <Island>
              <Gallery product={product} />
            </Island>
            <BuyPanel product={product} actions={actions} />
          </article>
          <Island>
            <BoxContents product={product} />
            <Tasting product={product} />
            <Editorial product={product} />
          </Island>
          <RelatedProducts product={product} />
          <div data-recently-seen={product.id} />
        </div>
      </div>
      <BuyBar product={product} actions={actions} />
    </div>
  );
};
