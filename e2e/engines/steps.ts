/** Steps of a purchase that several journeys share. */
import { GUEST, PLACE } from '../fixtures/guest.ts';
import { cartPage } from '../pages/cart.ts';
import { checkout } from '../pages/checkout.ts';
import { frame } from '../pages/frame.ts';
import { orderPage } from '../pages/order.ts';
import { winePage } from '../pages/wine.ts';
import { queriesOf } from './query.ts';
import type { Shopper } from './shopper.ts';

export const onFrame = queriesOf(frame);
export const onWine = queriesOf(winePage);
export const onCart = queriesOf(cartPage);
export const onCheckout = queriesOf(checkout);
export const onOrder = queriesOf(orderPage);

/** On a wine's page: adds two bottles to an empty cart. */
export const addTwo = async (shopper: Shopper): Promise<void> => {
  await shopper.seeValue(onWine.quantity, '1');
  await shopper.press(onWine.more);
  await shopper.seeValue(onWine.quantity, '2');
  await shopper.press(onWine.add);
  await shopper.see(onFrame.cartButton(2));
};

/** Opens the cart page with the header's button and the cart panel. */
export const openCart = async (shopper: Shopper, count: number): Promise<void> => {
  // An addition may have opened the panel, which covers the button.
  if (!(await shopper.count(onCart.panelLink))) await shopper.press(onFrame.cartButton(count));
  await shopper.see(onCart.panelLink.or(onCart.heading));
  if (await shopper.count(onCart.panelLink)) await shopper.press(onCart.panelLink);
  await shopper.see(onCart.heading);
};

/** Fills and submits the first checkout step as a guest. */
export const fillPersonal = async (shopper: Shopper, email: string): Promise<void> => {
  const { asGuest, personal, next } = onCheckout;
  await shopper.press(asGuest);
  await shopper.fill(personal.name, GUEST.name);
  await shopper.fill(personal.surname, GUEST.surname);
  await shopper.fill(personal.rut, GUEST.rut);
  await shopper.fill(personal.phone, GUEST.phone);
  await shopper.fill(personal.email, email);
  await shopper.press(next);
};

/** Fills and submits the delivery step. @returns delivery price of the server in CLP */
export const fillDelivery = async (shopper: Shopper): Promise<number> => {
  const { delivery, next, amount } = onCheckout;
  await shopper.check(delivery.home);
  await shopper.choose(delivery.region, PLACE.region);
  await shopper.choose(delivery.commune, new RegExp(`^${PLACE.commune}$`));
  await shopper.fill(delivery.address, PLACE.address);
  const { text } = await shopper.see(amount('Despacho').filter({ hasText: /^\$[\d.]+$/ }));
  await shopper.press(next);
  return Number(text.replace(/\D/g, ''));
};
