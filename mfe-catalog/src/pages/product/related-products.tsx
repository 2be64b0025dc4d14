import type { ProductDetail } from 'shared-contracts/api/catalogue.schema';
import { Island } from 'shared-kit/island';
import { useLocale } from 'shared-kit/locale';
import { Carousel } from 'shared-ui/carousel';
import { CatalogueCard } from '../../features/add-to-cart/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { useSeenList } from '../../lib/use-seen-list.ts';

/**
 * "Suele comprarse junto a" (docs/product/products.md#recommendations). Part of the product's response and
 * server render.
 */
export const RelatedProducts = ({ product }: { product: ProductDetail }) => {
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
