import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { BuyableCard as Card } from 'shared-kit/add-to-cart/views';
import { useMessages } from '../../lib/messages.ts';

/** Two columns on phones, then at most a quarter of the page. */
const SIZES = '(width < 640px) 46vw, (width < 1280px) 23vw, 310px';

/** A product inside a page's content, as a card that can be bought from. */
export const BuyableCard = ({ product }: { product: ProductCard }) => (
  <Card product={product} words={useMessages().cart} sizes={SIZES} />
);
