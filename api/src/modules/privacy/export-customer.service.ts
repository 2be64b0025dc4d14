import type { Db } from '../../db/connect.ts';

type Sections = Record<string, unknown>;

/**
 * Everything the shop holds about an address: the account, if there is one, and what was left without one.
 * Guest data is included only where the address was proven (`isProven`): an unconfirmed account shows its own rows alone.
 */
export const exportCustomer = async (
  db: Db,
  { email, isProven }: { email: string; isProven: boolean },
): Promise<Sections> => {
  const lower = email.toLowerCase();
  const user = await db
    .selectFrom('users')
    .select([
      'id',
      'type',
      'email',
      'first_name',
      'last_name',
      'rut',
      'phone',
      'company_name',
      'social_reason',
      'giro',
      'locale',
      'email_verified_at',
      'created_at',
      'updated_at',
    ])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', lower))
    .executeTakeFirst();
  const userId = user?.id ?? null;
  const [
    addresses,
    orderAddresses,
    sessions,
    orders,
    reservations,
    consents,
    messages,
    newsletter,
    coupons,
    cart,
  ] = await Promise.all([
    db.selectFrom('addresses').selectAll().where('user_id', '=', userId).execute(),
    db.selectFrom('purchase_addresses').selectAll().where('user_id', '=', userId).execute(),
    db
      .selectFrom('sessions')
      .select(['user_agent', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .execute(),
    db
      .selectFrom('orders')
      .selectAll()
      .where((eb) =>
        eb.or([eb('user_id', '=', userId), ...(isProven ? [eb(eb.fn('lower', ['email']), '=', lower)] : [])]),
      )
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('reservations')
      .selectAll()
      .where((eb) =>
        eb.or([eb('user_id', '=', userId), ...(isProven ? [eb(eb.fn('lower', ['email']), '=', lower)] : [])]),
      )
      .execute(),
    db
      .selectFrom('consents')
      .selectAll()
      .where((eb) =>
        eb.or([eb('user_id', '=', userId), ...(isProven ? [eb(eb.fn('lower', ['email']), '=', lower)] : [])]),
      )
      .execute(),
    isProven
      ? db
          .selectFrom('contact_messages')
          .selectAll()
          .where((eb) => eb(eb.fn('lower', ['email']), '=', lower))
          .execute()
      : [],
    isProven
      ? db
          .selectFrom('newsletter_subscriptions')
          .selectAll()
          .where((eb) => eb(eb.fn('lower', ['email']), '=', lower))
          .execute()
      : [],
    isProven
      ? db
          .selectFrom('coupons')
          .select(['code', 'email', 'amount', 'percent', 'min_total', 'expires_at', 'created_at'])
          .where((eb) => eb(eb.fn('lower', ['email']), '=', lower))
          .execute()
      : [],
    findCartOf(db, userId),
  ]);
  const orderIds = orders.map(({ id }) => id);
  const lines =
    orderIds.length > 0
      ? await db
          .selectFrom('order_lines')
          .selectAll()
          .where('order_id', 'in', orderIds)
          .orderBy('position')
          .execute()
      : [];
  const [proofs, payments] = await Promise.all([findProofsOf(db, orderIds), findPaymentsOf(db, orderIds)]);
  return {
    account: user ?? null,
    addresses: [...addresses, ...orderAddresses],
    sessions,
    purchases: orders.map(({ request_hash, idempotency_key, ...order }) => ({
      ...order,
      lines: lines.filter(({ order_id }) => order_id === order.id),
      payment: payments.find(({ order_id }) => order_id === order.id) ?? null,
      proof: proofs.find(({ order_id }) => order_id === order.id) ?? null,
    })),
    reservations,
    consents,
    messages,
    newsletter,
    coupons,
    cart,
  };
};

/** The account's cart, without its id: who knows the id of a cart may change it. */
const findCartOf = async (db: Db, userId: string | null) => {
  const cart = await db
    .selectFrom('carts')
    .select(['id', 'coupon_code', 'updated_at'])
    .where('account_id', '=', userId)
    .executeTakeFirst();
  if (!cart) return null;
  const { id, ...shown } = cart;
  const lines = await db
    .selectFrom('cart_items')
    .select(['sku', 'qty', 'seen_price', 'added_at'])
    .where('cart_id', '=', id)
    .orderBy('added_at')
    .execute();
  return { ...shown, lines };
};

/** Card payments with what the card network told of them: the card's last digits and its kind. */
const findPaymentsOf = async (db: Db, orderIds: readonly string[]) => {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('payments')
    .select(['order_id', 'amount', 'buy_order', 'settled_at', 'failure', 'answer'])
    .where('order_id', 'in', orderIds)
    .execute();
};

/** What was sent as proof of a transfer, without the files themselves: who sent them has them. */
const findProofsOf = async (db: Db, orderIds: readonly string[]) => {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('transfer_proofs')
    .select(({ fn }) => ['order_id', 'type', 'received_at', fn<number>('octet_length', ['file']).as('bytes')])
    .where('order_id', 'in', orderIds)
    .execute();
};
