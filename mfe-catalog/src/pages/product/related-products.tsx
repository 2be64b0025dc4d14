import type { ProductDetail } from 'shared-contracts/api/catalogue.schema';
import { useLocale } from 'shared-contracts/kit/locale';
import { Carousel } from 'shared-ui/carousel';
import { CatalogueCard } from '../../features/add-to-cart/index.ts';
import { useMessages } from '../../lib/messages.ts';

/** "Suele comprarse junto a" (SPEC §2): came with the product, so that it is in the server's page. */
export const RelatedProducts = ({ product }: { product: ProductDetail }) => {
  const { product: words } = useMessages();
  const locale = useLocale();
  if (product.related.length === 0) return null;
  return (
    <Carousel
      title={words.related}
      locale={locale}
      slides={product.related.map((one) => ({ key: one.sku, content: <CatalogueCard product={one} /> }))}
    />
  );
};
