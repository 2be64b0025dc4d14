/** Steps of a guest's purchase over HTTP, as the checkout and the card gateway's form take them. */
import type { Answer, Ask } from './client.ts';

/** Sends a request and resolves with its response, after retries if the caller wants any. */
export type Send = (kind: RequestKind, ask: Ask) => Promise<Answer>;

/** Kinds of requests of shoppers. */
export type RequestKind = 'page' | 'list' | 'search' | 'cart' | 'order' | 'payment' | 'tracking';
export type Decision = 'approve' | 'refuse' | 'abort';

export interface PlacedOrder {
  id: string;
  number: string;
  total: number;
  access_key: string;
  payment: { token: string };
}

/** Headers of a browser's requests for texts. */
export const BROTLI = { 'accept-encoding': 'br' };

const read = <Body>({ status, text }: Answer): Body => {
  if (status !== 200) throw new Error(`answered ${status}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as Body;
};

/** Creates a cart with these quantities. @returns its id */
export const fillCart = async (send: Send, lines: Record<string, number>): Promise<string> => {
  const { id } = read<{ id: string }>(await send('cart', { path: '/api/shopping-cart/id' }));
  for (const [sku, qty] of Object.entries(lines)) await setQuantity(send, id, { sku, qty });
  return id;
};

export const setQuantity = async (
  send: Send,
  cart: string,
  line: { sku: string; qty: number },
): Promise<void> => {
  read(await send('cart', { method: 'PUT', path: `/api/shopping-cart?cart_id=${cart}`, body: line }));
};

export const readCart = async (send: Send, cart: string): Promise<Record<string, number>> => {
  const answer = await send('cart', { path: `/api/shopping-cart?cart_id=${cart}` });
  const { data } = read<{ data: { items: { sku: string; qty: number }[] } }>(answer);
  return Object.fromEntries(data.items.map(({ sku, qty }) => [sku, qty]));
};

const GUEST = { name: 'Ana', surname: 'Soto', rut: '12.345.678-5', phone: '+56 9 8765 4321', terms: true };

/** Places a card order with pick-up. The response has status 201, or tells why the shop refused. */
export const placeOrder = (
  send: Send,
  { cart, key, email }: { cart: string; key: string; email: string },
): Promise<Answer> =>
  send('order', {
    method: 'POST',
    path: `/api/purchases?cart_id=${cart}`,
    headers: { 'idempotency-key': key },
    body: {
      ...GUEST,
      email,
      delivery: { method: 'pickup' },
      payment_method: { document: '0', platform: 'webpay' },
    },
  });

/** The shopper decides on the gateway's form. @returns path and query of the return to the shop */
export const decideAtGateway = async (send: Send, token: string, decision: Decision, gateway: string) => {
  const form = (path: string, fields: Record<string, string>) =>
    send('payment', { method: 'POST', path: `${gateway}${path}`, body: new URLSearchParams(fields) });
  await form('/webpayserver/initTransaction', { token_ws: token });
  const { headers, status } = await form('/webpayserver/decision', { token_ws: token, decision });
  if (!headers.location) throw new Error(`The gateway answered ${status} without a redirect`);
  const { pathname, search } = new URL(headers.location);
  return pathname + search;
};

/** Returns to the shop. @returns true when the shop leads the shopper to the page of a successful purchase */
export const returnToShop = async (send: Send, path: string): Promise<boolean> => {
  const { status, headers } = await send('payment', { path, headers: { accept: 'text/html' } });
  if (status < 300 || status > 399) throw new Error(`The return answered ${status}`);
  return headers.location?.includes('/gracias') === true;
};

export const readOrder = async (
  send: Send,
  { id, access_key }: PlacedOrder,
): Promise<{ payment_status: string }> =>
  read<{ data: { payment_status: string } }>(
    await send('tracking', { path: `/api/purchases/${id}`, headers: { 'x-order-key': access_key } }),
  ).data;

export const readPage = (send: Send, path: string): Promise<Answer> =>
  send('page', { path, headers: { ...BROTLI, accept: 'text/html' } });
