import { BuyableCard, type BuyableCardProps } from 'shared-kit/add-to-cart/views';
import { CARD_SIZES } from '../../lib/card-sizes.ts';
import { useMessages } from '../../lib/messages.ts';

/** A product of the catalogue as a card that can be bought from. */
export const CatalogueCard = (props: Pick<BuyableCardProps, 'product' | 'priority'>) => (
  <BuyableCard {...props} words={useMessages().cart} sizes={CARD_SIZES} hasSecondPicture />
);
