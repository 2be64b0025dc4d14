/** Shoppers of a mixed run: they browse, search, fill carts, order, pay or decline, and track their orders. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../scale/random.ts';
import type { Card } from './addresses.ts';
import { type Journal, patientSend } from './journal.ts';
import {
  type Decision,
  decideAtGateway,
  fillCart,
  type PlacedOrder,
  placeOrder,
  readOrder,
  readPage,
  returnToShop,
  type Send,
  setQuantity,
} from './purchase.ts';
import type { Shop } from './shop.ts';

/** Share of visits with a cart, and share of carts that become orders. High, because most checks are about orders. */
const CART_SHARE = 0.7;
const ORDER_SHARE = 0.6;
const DECISIONS: readonly Decision[] = ['approve', 'approve', 'approve', 'approve', 'refuse', 'abort'];
const WORDS = ['cabernet', 'maule', 'tinto', 'syrah', 'blanco', 'espumante', 'gran reserva'];
const PAGES = ['/', '/vinos', '/gourmet', '/ofertas', '/cajas', '/blog', '/sommelier-virtual'];

interface Visitor {
  shop: Shop;
  cards: readonly Card[];
  journal: Journal;
  random: Random;
  send: Send;
}

/** Average pause between pages. Far shorter than a person's, so that a few shoppers cause the load of hundreds. */
const PAUSE_MS = 200;

const pause = (random: Random) => sleep(random.exponential(PAUSE_MS));

const expectPage = async (send: Send, path: string): Promise<void> => {
  const { status } = await readPage(send, path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
};

const browse = async ({ cards, random, send }: Visitor): Promise<void> => {
  for (let pages = random.between(1, 3); pages > 0; pages -= 1) {
    const isProduct = random.chance(0.5);
    await expectPage(send, isProduct ? `/vinos/${random.pick(cards).slug}` : random.pick(PAGES));
    await pause(random);
  }
  await send('list', { path: `/api/wines?precio_min=${random.between(1, 2_000)}` });
  await send('search', { path: `/api/search?per_page=6&q=${random.pick(WORDS)}` });
};

const pay = async (visitor: Visitor, order: PlacedOrder): Promise<void> => {
  const { shop, journal, random, send } = visitor;
  const decision = random.pick(DECISIONS);
  const purchase = { order, decision, isPaid: false };
  journal.purchases.push(purchase);
  const back = await decideAtGateway(send, order.payment.token, decision, shop.gatewayUrl);
  purchase.isPaid = await returnToShop(send, back);
  await readOrder(send, order);
};

const buy = async (visitor: Visitor, cart: string): Promise<void> => {
  const { journal, random, send } = visitor;
  const key = `mixed-run-${random.between(0, 0x7fffffff).toString(36)}-${journal.attempts.length}`;
  const email = `${key}@example.cl`;
  const answer = await placeOrder(send, { cart, key, email });
  if (answer.status === 409 || answer.status === 422) {
    if (!answer.text.includes('STOCK')) throw new Error(`order: ${answer.status} ${answer.text}`);
    journal.soldOut += 1;
    return;
  }
  if (answer.status !== 201) throw new Error(`order: ${answer.status} ${answer.text}`);
  journal.carts.delete(cart);
  const order = JSON.parse(answer.text) as PlacedOrder;
  await pay(visitor, order);
  const found = await send('tracking', { path: `/api/order-tracking?number=${order.number}&email=${email}` });
  if (found.status !== 200) throw new Error(`tracking: ${found.status} ${found.text}`);
};

const visit = async (visitor: Visitor): Promise<void> => {
  const { cards, journal, random, send } = visitor;
  await browse(visitor);
  if (!random.chance(CART_SHARE)) return;
  const sku = random.pick(cards).sku;
  const cart = await fillCart(send, { [sku]: 1 });
  journal.carts.set(cart, { [sku]: 1 });
  await pause(random);
  const qty = random.between(1, 3);
  // Until the shop confirms the change, the cart may have either quantity. The journal omits it meanwhile.
  journal.carts.delete(cart);
  await setQuantity(send, cart, { sku, qty });
  journal.carts.set(cart, { [sku]: qty });
  await expectPage(send, '/carrito');
  if (random.chance(ORDER_SHARE)) await buy(visitor, cart);
};

/** Visits again and again until `isOver`. A shopper finishes the visit that has begun. */
export const visitUntil = async (
  { shop, cards, journal, random }: Omit<Visitor, 'send'>,
  isOver: () => boolean,
): Promise<void> => {
  while (!isOver()) {
    const send = patientSend(shop.bases, journal, random);
    await visit({ shop, cards, journal, random, send }).catch((error: Error) => {
      // A wine may be sold out before it is in the cart.
      if (/OUT_OF_STOCK/.test(error.message)) journal.soldOut += 1;
      else journal.givenUp.push(error.message);
    });
  }
};
