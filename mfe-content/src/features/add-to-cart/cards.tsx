import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { BuyableCard as Card, AddedStatus as Status } from 'shared-kit/add-to-cart/views';
import { useMessages } from '../../lib/messages.ts';

/** The kit's announcement of additions to the cart, with this remote's texts. */
export const AddedStatus = () => <Status words={useMessages().cart} />;

/** Width of a card as `<img sizes>`: two columns on phones, then at most a quarter of the page. */
const SIZES = '(width < 640px) 46vw, (width < 1280px) 23vw, 310px';

/** Product card with counter and add-to-cart button, with this remote's texts and card widths. */
export const BuyableCard = ({ product }: { product: ProductCard }) => (
  <Card product={product} words={useMessages().cart} sizes={SIZES} />
);
