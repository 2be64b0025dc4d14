import { useStoreMap, useUnit } from 'effector-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { useLocale } from 'shared-kit/locale';
import { Carousel } from 'shared-ui/carousel';
import { useMessages } from '../../lib/messages.ts';
import { useSeenList } from '../../lib/use-seen-list.ts';
import { $recommendations, keyOf, recommendationsShown } from './recommend-products.model.ts';

interface RecommendationsProps {
  /** Skus of the products that the recommendation is based on. */
  skus: readonly string[];
  cardOf: (product: ProductCard) => ReactNode;
}

const NONE: readonly ProductCard[] = [];

/**
 * Carousel "Suele comprarse junto a" (docs/product/products.md#recommendations). Renders nothing while there
 * are no recommendations.
 */
export const Recommendations = ({ skus, cardOf }: RecommendationsProps) => {
  const { product: words } = useMessages();
  const locale = useLocale();
  const shown = useUnit(recommendationsShown);
  const key = keyOf(skus);
  useEffect(() => {
    shown(key.split(',').filter(Boolean));
  }, [shown, key]);
  const known = useStoreMap({ store: $recommendations, keys: [key], fn: (all, [one]) => all[one] ?? null });
  // Keep the old cards until the cards for the changed cart are loaded.
  const [kept, setKept] = useState(known);
  if (known && known !== kept) setKept(known);
  const products = known ?? kept ?? NONE;
  const seen = useSeenList('recommendations', products);
  if (skus.length === 0 || products.length === 0) return null;
  return (
    <div {...seen}>
      <Carousel
        title={words.related}
        locale={locale}
        slides={products.map((product) => ({ key: product.sku, content: cardOf(product) }))}
      />
    </div>
  );
};
