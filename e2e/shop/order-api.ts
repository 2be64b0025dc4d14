/** Orders of shoppers through the API and the gateway, for journeys of the office. */
import { GUEST } from '../fixtures/guest.ts';
import { call, makeCart } from './customer-api.ts';
import { readShop } from './shop.ts';

export interface PlacedOrder {
  id: string;
  number: string;
  total: number;
  access_key: string;
  payment: { token: string | null };
}

/** A picture of one pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Places a guest's order of two units, and of one of each of `more`, with pick-up. */
export const placeOrder = async (
  sku: string,
  email: string,
  platform: 'webpay' | 'transfer',
  changes: object = {},
  more: readonly string[] = [],
): Promise<PlacedOrder> => {
  const cart = await makeCart(sku, 2);
  for (const one of more) await call('PUT', `/shopping-cart?cart_id=${cart}`, { body: { sku: one, qty: 1 } });
  return call<PlacedOrder>('POST', `/purchases?cart_id=${cart}`, {
    key: `journey-${cart.slice(0, 40)}`,
    body: {
      ...GUEST,
      email,
      delivery: { method: 'pickup' },
      payment_method: { document: '0', platform },
      terms: true,
      ...changes,
    },
  });
};

/** Sends a picture (base64) as proof of a transfer. */
export const sendProof = async ({ id, access_key }: PlacedOrder, file = PICTURE): Promise<void> => {
  const answer = await fetch(new URL(`/api/purchases/${id}/transfer/proof`, readShop().url), {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-order-key': access_key },
    body: JSON.stringify({ file }),
  });
  if (!answer.ok) throw new Error(`The proof was refused: ${await answer.text()}`);
};

/** Pays a card order at the gateway, and returns to the shop as the browser does. */
export const payByCard = async ({ payment }: PlacedOrder): Promise<void> => {
  const post = (path: string, fields: Record<string, string>) =>
    fetch(new URL(path, readShop().gatewayUrl), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    });
  const token_ws = payment.token ?? '';
  await post('/webpayserver/initTransaction', { token_ws });
  const decided = await post('/webpayserver/decision', { token_ws, decision: 'approve' });
  await fetch(decided.headers.get('location') ?? '', { redirect: 'manual' });
};
