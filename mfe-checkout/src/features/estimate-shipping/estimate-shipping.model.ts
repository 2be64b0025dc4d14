/** Delivery estimate before the checkout steps. Uses the draft's commune, so that the steps are prefilled. */
import { combine, createEvent, sample } from 'effector';
import { $cart } from '../../lib/cart/cart.model.ts';
import { goodsOf } from '../../lib/cart/goods-of.ts';
import { $draft, $isDraftLoaded, draftRequested, partChanged } from '../../lib/draft/draft.model.ts';
import { $giftCost } from '../../lib/gift-box/gift-box.model.ts';
import { $shipping, shippingRequested } from '../../lib/shipping.model.ts';
import { $shippingPrice } from '../../lib/shipping-price.model.ts';

export interface Place {
  region_id: string;
  /** '' before a choice. */
  commune_id: string;
}

export const estimateShown = createEvent();
export const placeChosen = createEvent<Place>();

/** Region and commune of the draft. Null until the draft is loaded. */
export const $place = combine($draft, $isDraftLoaded, ({ delivery }, isLoaded): Place | null =>
  isLoaded ? { region_id: delivery.region_id, commune_id: delivery.commune_id } : null,
);
/** Total of products, gift box and delivery, in CLP. Null while the delivery price is unknown. */
export const $totalWithShipping = combine($cart, $giftCost, $shippingPrice, (cart, giftCost, price) =>
  cart && price !== null ? goodsOf(cart).total + (giftCost ?? 0) + price : null,
);

sample({ clock: estimateShown, target: draftRequested });
// Request the price unless it is known. Two requests for the same commune within 500 ms are sent as one
// (docs/product/checkout.md#delivery).
sample({
  clock: estimateShown,
  source: $shipping,
  filter: ({ kind }) => kind !== 'ready',
  target: shippingRequested,
});
sample({
  clock: placeChosen,
  source: $draft,
  filter: ({ delivery }, place) =>
    delivery.region_id !== place.region_id || delivery.commune_id !== place.commune_id,
  fn: ({ delivery }, place) => ({
    part: 'delivery' as const,
    values: {
      ...delivery,
      // The street of a saved address is in the commune of that address only.
      ...(delivery.address_id && { address_id: '', address: '', department: '' }),
      ...place,
      method: 'home' as const,
    },
  }),
  target: partChanged,
});
