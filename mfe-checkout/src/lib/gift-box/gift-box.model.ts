/**
 * Gift box: stored next to the cart until the order is placed. Its price is part of the cart page's content
 * (docs/product/checkout.md#gift-box).
 */
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { PickupPlace } from 'shared-contracts/api/common.schema';
import { readShoppingCartPage } from 'shared-contracts/api/pages';
import type { ShoppingCartPage } from 'shared-contracts/api/pages.schema';
import { DEFAULT_GIFT_PRICE } from 'shared-contracts/domain/gift-box';
import { type Clp, parseReferencePrice } from 'shared-contracts/domain/money';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { createApiEffect } from 'shared-kit/host';
import { accountLeft } from '../cart/cart.model.ts';
import { localStore } from '../storage.ts';
import { type GiftBox, NO_GIFT_BOX, toGiftBox } from './gift-box.ts';

/** A view needs the stored gift box and its price. */
export const giftBoxRequested = createEvent();
/** A view needs the price only. The server render may request it, because it is not personal. */
export const giftPriceRequested = createEvent();
/** The price may have changed. */
export const giftPriceRefreshRequested = createEvent();
export const giftBoxChanged = createEvent<Partial<GiftBox>>();
/** Another tab changed the stored gift box. */
export const giftBoxStoredElsewhere = createEvent();
/** The order is placed: clear the gift box. */
export const giftBoxForgotten = createEvent();

const loadGiftBoxFx = createEffect(() => toGiftBox(localStore.readJson(STORAGE_KEYS.giftBox)));
const keepGiftBoxFx = createEffect((box: GiftBox) => localStore.writeJson(STORAGE_KEYS.giftBox, box));
const forgetGiftBoxFx = createEffect(() => localStore.remove(STORAGE_KEYS.giftBox));
const readGiftPriceFx = createApiEffect(readShoppingCartPage);

export const $giftBox = createStore<GiftBox>(NO_GIFT_BOX, { serialize: 'ignore' })
  .on(loadGiftBoxFx.doneData, (_, box) => box)
  .on(giftBoxChanged, (box, change) => toGiftBox({ ...box, ...change }))
  .reset(giftBoxForgotten);

const $knownPrice = createStore<Clp | null>(null, { sid: 'checkout-gift-price' }).on(
  readGiftPriceFx.doneData,
  (_, { data }) => parseReferencePrice(data.shopping_cart_descriptions.gift_card_price) ?? DEFAULT_GIFT_PRICE,
);
/** Pick-up place and hours, from the same page content. */
export const $pickupPlace = createStore<PickupPlace | null>(null, { sid: 'checkout-pickup-place' }).on(
  readGiftPriceFx.doneData,
  (_, { data }) => data.pickup ?? null,
);
/** Banner above the cart, from the same page content. Null until loaded. */
export const $cartBanner = createStore<ShoppingCartPage['banner_with_title'] | null>(null, {
  sid: 'checkout-cart-banner',
}).on(readGiftPriceFx.doneData, (_, { data }) => data.banner_with_title ?? null);
/** CLP. */
export const $giftPrice = $knownPrice.map((price) => price ?? DEFAULT_GIFT_PRICE);
/** Price of the chosen gift box, in CLP. Null without one. */
export const $giftCost = combine($giftBox, $giftPrice, ({ check }, price): Clp | null =>
  check ? price : null,
);

sample({ clock: giftBoxRequested, target: [loadGiftBoxFx, giftPriceRequested] });
sample({ clock: giftBoxStoredElsewhere, target: loadGiftBoxFx });
sample({
  clock: giftPriceRequested,
  source: { known: $knownPrice, isReading: readGiftPriceFx.pending },
  filter: ({ known, isReading }) => known === null && !isReading,
  fn: () => ({}),
  target: readGiftPriceFx,
});
sample({ clock: giftPriceRefreshRequested, fn: () => ({}), target: readGiftPriceFx });
sample({ clock: giftBoxChanged, source: $giftBox, target: keepGiftBoxFx });
// The text on the card is personal, so clear it on sign-out.
sample({ clock: accountLeft, target: giftBoxForgotten });
sample({ clock: giftBoxForgotten, target: forgetGiftBoxFx });
