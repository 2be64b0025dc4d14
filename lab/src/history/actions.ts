/** Recorded calls of a client. */
import { type Answer, type Ask, send as sendOnce } from '../fleet/client.ts';
import { type Decision, decideAtGateway, type PlacedOrder, placeOrder } from '../fleet/purchase.ts';
import type { Random } from '../scale/random.ts';
import type { CartAnswer, Operation, Operations } from './entries.ts';
import { type Recorder, readBody } from './recorder.ts';

/** A client of the shop with random numbers of its own. */
export interface Client {
  name: string;
  random: Random;
  /** May lose the answer. */
  send(ask: Ask): Promise<Answer>;
}

const EMAIL = 'historia@example.cl';
const GUEST = { name: 'Ana', email: EMAIL, phone: '+56 9 8765 4321', terms: true };

const toCart = (answer: Answer): CartAnswer => {
  const { data } = readBody<{ data: { items: { sku: string; qty: number }[]; version: number } }>(answer);
  return { lines: Object.fromEntries(data.items.map(({ sku, qty }) => [sku, qty])), version: data.version };
};

/** New id of a cart, which is stored at its first write. */
export const newCart = async (send: Client['send']): Promise<string> => {
  const { id } = readBody<{ id: string }>(await send({ path: '/api/shopping-cart/id' }));
  return id;
};

export const actionsOf = (
  { recorder, gateway }: { recorder: Recorder; gateway: string },
  { name, send }: Client,
) => {
  const call = async <Body>(ask: Ask): Promise<Body> => readBody<Body>(await send(ask));
  const attempt = <Op extends Operation>(
    op: Op,
    asked: Operations[Op]['asked'],
    run: () => Promise<Operations[Op]['answer']>,
  ) => recorder.record(name, op, asked, run);
  const post = (path: string, body: object, headers: Record<string, string> = {}): Ask => ({
    method: 'POST',
    path,
    body,
    headers,
  });
  return {
    setLine: (cart: string, sku: string, qty: number) =>
      attempt('set-line', { cart, sku, qty }, async () =>
        toCart(await send({ method: 'PUT', path: `/api/shopping-cart?cart_id=${cart}`, body: { sku, qty } })),
      ),
    readCart: (cart: string) =>
      attempt('read-cart', { cart }, async () =>
        toCart(await send({ path: `/api/shopping-cart?cart_id=${cart}` })),
      ),
    applyCoupon: (cart: string, coupon: string) =>
      attempt('apply-coupon', { cart, coupon }, () =>
        call(post(`/api/discount-codes/redeem?cart_id=${cart}`, { code: coupon, email: EMAIL })),
      ),
    placeOrder: (cart: string, key: string, keep: (order: PlacedOrder) => void) =>
      attempt('place-order', { cart, key }, async () => {
        const placed = readBody<PlacedOrder>(
          await placeOrder((_, ask) => send(ask), { cart, key, email: EMAIL }),
        );
        keep(placed);
        return { id: placed.id, total: placed.total };
      }),
    /** @param kept path of the return to the shop, kept between attempts, because the gateway takes one decision */
    pay: ({ id, payment }: PlacedOrder, decision: Decision, kept: { returnPath?: string }) =>
      attempt('pay', { order: id, decision }, async () => {
        const toGateway = (_: unknown, ask: Ask) => sendOnce(gateway, ask);
        kept.returnPath ??= await decideAtGateway(toGateway, payment.token, decision, gateway);
        const { status, headers } = await send({ path: kept.returnPath, headers: { accept: 'text/html' } });
        if (status < 300 || status > 399) throw new Error(`${status}`);
        return { isPaid: headers.location?.includes('/gracias') === true };
      }),
    readOrder: ({ id, access_key }: PlacedOrder) =>
      attempt('read-order', { order: id }, async () => {
        const { data } = await call<{ data: { status: string; payment_status: string } }>({
          path: `/api/purchases/${id}`,
          headers: { 'x-order-key': access_key },
        });
        return { status: data.status, payment_status: data.payment_status };
      }),
    cancelOrder: ({ id, access_key }: PlacedOrder) =>
      attempt('cancel-order', { order: id }, async () => {
        await call(post(`/api/purchases/${id}/order/cancel`, {}, { 'x-order-key': access_key }));
        return {};
      }),
    reserve: (event: string, people: number, key: string, keep: (made: Reserved) => void) =>
      attempt('reserve', { event, people, key }, async () => {
        const body = { event, person_quantity: people, ...GUEST };
        const { data } = await call<{ data: Reserved }>(
          post('/api/events', body, { 'idempotency-key': key }),
        );
        keep(data);
        return { id: data.id };
      }),
    readReservation: ({ id, token }: Reserved) =>
      attempt('read-reservation', { reservation: id }, async () => {
        const path = `/api/reservations/mine?token=${encodeURIComponent(token)}`;
        return { status: (await call<{ data: Reserved }>({ path })).data.status };
      }),
    cancelReservation: ({ id, token }: Reserved) =>
      attempt('cancel-reservation', { reservation: id }, async () => {
        await call(post('/api/reservations/cancel', { token }));
        return {};
      }),
  };
};
export type Actions = ReturnType<typeof actionsOf>;

export interface Reserved {
  id: string;
  token: string;
  status: string;
}
