import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Executor } from '../src/db/connect.ts';
import type { SalesTables } from '../src/db/schema/sales.ts';

const ROW = {
  request_hash: 'hash',
  locale: 'es',
  email: 'ana.soto@example.cl',
  name: 'Ana',
  surname: 'Soto',
  rut: '12345678-5',
  phone: '+56987654321',
  document: '0',
  gift_check: false,
  discount: 0,
  price_delivery: 0,
  gift_price: 0,
} as const;

/**
 * Inserts an order without its API: unpaid, by transfer, for pick-up.
 * @param units units by sku that it holds. They are not subtracted from the stock
 */
export const insertOrder = async (
  db: Executor,
  changes: Partial<Insertable<SalesTables['orders']>> = {},
  units: Record<string, number> = {},
): Promise<string> => {
  const id = randomUUID();
  const total = changes.total ?? 10_000;
  await db.insertInto('carts').values({ id }).execute();
  await db
    .insertInto('orders')
    .values({
      ...ROW,
      id,
      cart_id: id,
      status: 'in_validation',
      payment_status: 'pending',
      platform: 'transfer',
      delivery_method: 'pickup',
      subtotal: total,
      total,
      expires_at: new Date(Date.now() + 86_400_000),
      ...changes,
    } as Insertable<SalesTables['orders']>)
    .execute();
  for (const [sku, qty] of Object.entries(units))
    await db.insertInto('order_stock').values({ order_id: id, sku, qty }).execute();
  return id;
};

/** Inserts a paid order that waits to be sent to an address. */
export const insertPaidOrder = (
  db: Executor,
  changes: Parameters<typeof insertOrder>[1] = {},
  units: Record<string, number> = {},
): Promise<string> =>
  insertOrder(
    db,
    {
      status: 'confirmed',
      payment_status: 'success',
      delivery_method: 'home',
      address: 'Los Aromos 123',
      commune: 'Ñuñoa',
      ...changes,
    },
    units,
  );
