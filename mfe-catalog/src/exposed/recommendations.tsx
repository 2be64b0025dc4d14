/**
 * Widget with recommended products, "Suele comprarse junto a", for the cart and other pages
 * (docs/product/products.md#recommendations).
 */

import type { RecommendationsProps } from 'shared-contracts/widgets';
import { createWidget } from 'shared-kit/widget';
import { AddedStatus, CatalogueCard } from '../features/add-to-cart/index.ts';
import { Recommendations } from '../features/recommend-products/index.ts';
import { messages } from '../lib/messages.ts';

const View = ({ skus }: RecommendationsProps) => (
  <>
    <Recommendations skus={skus} cardOf={(product) => <CatalogueCard product={product} />} />
    <AddedStatus />
  </>
);

export const { contract, bootstrap, mount, unmount, update } = createWidget<RecommendationsProps>({
  name: 'catalog-recommendations',
  messages,
  View,
});
