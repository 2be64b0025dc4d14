import { BuyableCard, type BuyableCardProps, AddedStatus as Status } from 'shared-kit/add-to-cart/views';
import { CARD_SIZES } from '../../lib/card-sizes.ts';
import { useMessages } from '../../lib/messages.ts';

/** The kit's announcement of additions to the cart, with this remote's texts. */
export const AddedStatus = () => <Status words={useMessages().cart} />;

/** Product card with counter and add-to-cart button, in this remote's texts and card width. */
export const CatalogueCard = (props: Pick<BuyableCardProps, 'product' | 'priority'>) => (
  <BuyableCard {...props} words={useMessages().cart} sizes={CARD_SIZES} hasSecondPicture />
);
