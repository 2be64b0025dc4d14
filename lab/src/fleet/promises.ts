/** Compares what the shop promised to shoppers with its database, its carts and the gateway's ledger. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sendFresh } from './client.ts';
import type { Journal } from './journal.ts';
import { queryJson } from './postgres.ts';
import { readCart } from './purchase.ts';
import type { Shop } from './shop.ts';
import { WAITING_MAILS } from './works.ts';

/** Stock by sku before the run. */
export type Stock = Record<string, number>;

export const readStock = ({ databaseUrl }: Shop): Promise<Stock> =>
  queryJson(databaseUrl, 'select json_object_agg(sku, stock) from skus');

interface StoredOrder {
  id: string;
  total: number;
  payment_status: string;
  token: string | null;
}

interface LedgerEntry {
  token: string;
  status: string;
  amount: number;
}

export interface Count {
  promise: string;
  figures: string;
  isKept: boolean;
}

/**
 * Jobs settle payments whose return was lost: at the latest half a minute after the shopper's decision. Mails of a
 * killed worker are sent again after two to three minutes. Others may wait longer, as long as some are sent.
 */
const SETTLED_MS = 240_000;
const LOOK_MS = 1_000;

const ORDERS = `select coalesce(json_agg(json_build_object('id', o.id, 'total', o.total,
  'payment_status', o.payment_status, 'token', p.token)), '[]')
  from orders o left join payments p on p.order_id = o.id where o.idempotency_key like 'mixed-run-%'`;

/** Orders after all decisions and mails have reached the shop. */
const settledOrders = async ({ databaseUrl }: Shop): Promise<{ orders: StoredOrder[]; mails: number }> => {
  let least = Number.POSITIVE_INFINITY;
  for (let until = Date.now() + SETTLED_MS; ; await sleep(LOOK_MS)) {
    const orders = await queryJson<StoredOrder[]>(databaseUrl, ORDERS);
    const mails = await queryJson<number>(databaseUrl, WAITING_MAILS);
    const isSettled = mails === 0 && orders.every(({ payment_status }) => payment_status !== 'pending');
    if (mails < least) [least, until] = [mails, Date.now() + SETTLED_MS];
    if (isSettled || Date.now() > until) return { orders, mails };
  }
};

const lostCarts = async ({ bases }: Shop, { carts }: Journal): Promise<number> => {
  let lost = 0;
  for (const [cart, lines] of carts) {
    const stored = await readCart((_, ask) => sendFresh(bases[0] as string, ask), cart).catch(() => ({}));
    if (JSON.stringify(stored) !== JSON.stringify(lines)) lost += 1;
  }
  return lost;
};

const count = (promise: string, figures: string, isKept: boolean): Count => ({ promise, figures, isKept });

/** @param before stock before the first visit */
export const comparePromises = async (shop: Shop, journal: Journal, before: Stock): Promise<Count[]> => {
  const { orders, mails } = await settledOrders(shop);
  const { text } = await sendFresh(shop.gatewayUrl, { path: '/ledger' });
  const captured = (JSON.parse(text) as LedgerEntry[]).filter(({ status }) => status === 'AUTHORIZED');
  const byId = new Map(orders.map((order) => [order.id, order]));
  const { purchases, givenUp, carts } = journal;
  const paid = orders.filter(({ payment_status }) => payment_status === 'success');
  const approved = purchases.filter(({ decision }) => decision === 'approve');
  const wrong = purchases.filter(
    ({ order, decision, isPaid }) =>
      byId.get(order.id)?.total !== order.total ||
      (byId.get(order.id)?.payment_status === 'success') !== (decision === 'approve') ||
      (isPaid && decision !== 'approve'),
  );
  const charges = new Set(captured.map(({ token, amount }) => `${token} ${amount}`));
  const uncharged = paid.filter(({ token, total }) => !charges.has(`${token} ${total}`));
  const after = await readStock(shop);
  const held = await queryJson<Stock>(
    shop.databaseUrl,
    `select coalesce(json_object_agg(sku, qty), '{}') from
      (select sku, sum(qty)::int as qty from order_stock group by sku) held`,
  );
  const skus = Object.keys(before);
  const missing = skus.filter((sku) => (after[sku] ?? 0) + (held[sku] ?? 0) !== before[sku]);
  const lost = await lostCarts(shop, journal);
  return [
    count(
      'orders acknowledged = orders stored',
      `${purchases.length} = ${orders.length}, ${wrong.length} with another total or payment`,
      purchases.length === orders.length && wrong.length === 0,
    ),
    count(
      'payments approved = orders paid = captures at the gateway',
      `${approved.length} = ${paid.length} = ${captured.length}, ${uncharged.length} with another amount`,
      approved.length === paid.length && paid.length === captured.length && uncharged.length === 0,
    ),
    count(
      'stock never negative, and stock + reserved units = stock before',
      `least ${Math.min(...Object.values(after))}, ${missing.length} of ${skus.length} skus differ`,
      Object.values(after).every((units) => units >= 0) && missing.length === 0,
    ),
    count('no cart lost', `${lost} of ${carts.size} lost`, lost === 0),
    count('each due mail sent', `${mails} waiting`, mails === 0),
    count('no shopper gave up', `${givenUp.length} gave up ${givenUp[0] ?? ''}`.trim(), givenUp.length === 0),
  ];
};
