import { type Expression, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/connect.ts';

/** The person whose rows are exported. `isProven`: guest rows with the address are the person's too. */
export interface Owner {
  userId: string | null;
  /** The address in lower case. */
  lower: string;
  isProven: boolean;
}

/** Condition for tables with `email`. `lower`: the address in lower case. */
const isAt = (lower: string) => sql<SqlBool>`lower(email) = ${lower}`;

/** Condition for tables with `order_id`. */
const isOf = (orderIds: readonly string[]) => sql<SqlBool>`order_id = any(${orderIds}::text[])`;

/** Condition for tables with `user_id` and `email`. */
const isOwnedBy = ({ userId, lower, isProven }: Owner): Expression<SqlBool> =>
  isProven ? sql`(user_id = ${userId}::uuid or ${isAt(lower)})` : sql`user_id = ${userId}::uuid`;

export const findAccount = (db: Db, lower: string) =>
  db.selectFrom('users').selectAll().where(isAt(lower)).executeTakeFirst();

export const findAddresses = (db: Db, userId: string | null) =>
  db.selectFrom('addresses').selectAll().where('user_id', '=', userId).execute();

/** Addresses that the person typed for orders, with an account or as the guest of an order. */
export const findOrderAddresses = (db: Db, owner: Owner) =>
  db
    .selectFrom('purchase_addresses')
    .selectAll()
    .where(
      sql<SqlBool>`(user_id = ${owner.userId}::uuid or (user_id is null and guest_id in (
        select guest_id from orders where ${isOwnedBy(owner)})))`,
    )
    .execute();

export const findSessions = (db: Db, userId: string | null) =>
  db
    .selectFrom('sessions')
    .select(['user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .execute();

export const findOrders = (db: Db, owner: Owner) =>
  db.selectFrom('orders').selectAll().where(isOwnedBy(owner)).orderBy('created_at').execute();

export const findReservations = (db: Db, owner: Owner) =>
  db.selectFrom('reservations').selectAll().where(isOwnedBy(owner)).execute();

export const findConsentLines = (db: Db, owner: Owner) =>
  db.selectFrom('consents').selectAll().where(isOwnedBy(owner)).execute();

export const findMessages = (db: Db, lower: string) =>
  db.selectFrom('contact_messages').selectAll().where(isAt(lower)).execute();

/** Answers of staff to messages of the address. */
export const findAnswers = (db: Db, lower: string) =>
  db
    .selectFrom('contact_answers as a')
    .innerJoin('contact_messages as m', 'm.id', 'a.message_id')
    .select(['m.number', 'a.text', 'a.created_at'])
    .where((eb) => eb(eb.fn('lower', ['m.email']), '=', lower))
    .orderBy('a.created_at')
    .execute();

export const findSubscriptions = (db: Db, lower: string) =>
  db.selectFrom('newsletter_subscriptions').selectAll().where(isAt(lower)).execute();

export const findStockWaits = (db: Db, owner: Owner) =>
  db.selectFrom('stock_waits').selectAll().where(isOwnedBy(owner)).orderBy('asked_at').execute();

/** With the slug of each product. */
export const findFavourites = (db: Db, userId: string | null) =>
  db
    .selectFrom('favourites as f')
    .innerJoin('products as p', 'p.id', 'f.product_id')
    .select([
      'f.product_id',
      'p.slug as product',
      'f.is_saved',
      'f.changed_at',
      'f.price',
      'f.in_stock',
      'f.looked_at',
    ])
    .where('f.user_id', '=', userId)
    .orderBy('f.changed_at')
    .execute();

export const findProductViews = (db: Db, userId: string | null) =>
  db
    .selectFrom('product_views as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(['v.product_id', 'p.slug as product', 'v.viewed_at'])
    .where('v.user_id', '=', userId)
    .orderBy('v.viewed_at')
    .execute();

export const findFavouriteLists = (db: Db, userId: string | null) =>
  db.selectFrom('favourite_lists').select(['name', 'created_at']).where('user_id', '=', userId).execute();

export const findCoupons = (db: Db, lower: string) =>
  db
    .selectFrom('coupons')
    .select(['code', 'email', 'amount', 'percent', 'min_total', 'expires_at', 'created_at'])
    .where(isAt(lower))
    .execute();

export const findDataLimits = (db: Db, lower: string) =>
  db.selectFrom('data_limits').selectAll().where('email', '=', lower).execute();

/** The account's cart without its id: anybody who knows a cart id may change the cart. */
export const findCart = async (db: Db, userId: string | null) => {
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
  const cases = await db
    .selectFrom('cart_cases')
    .select((eb) => [
      'size',
      'qty',
      'added_at',
      jsonArrayFrom(
        eb
          .selectFrom('cart_case_bottles as b')
          .select(['b.sku', 'b.count'])
          .whereRef('b.cart_id', '=', 'cart_cases.cart_id')
          .whereRef('b.case_id', '=', 'cart_cases.id')
          .orderBy('b.position'),
      ).as('bottles'),
    ])
    .where('cart_id', '=', id)
    .orderBy('added_at')
    .execute();
  return { ...shown, lines, cases };
};

export const findLines = (db: Db, orderIds: readonly string[]) =>
  db.selectFrom('order_lines').selectAll().where(isOf(orderIds)).orderBy('position').execute();

/** Card payments with the gateway's answer, which holds the last digits and the kind of the card. */
export const findPayments = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('payments')
    .select(['order_id', 'amount', 'buy_order', 'settled_at', 'failure', 'answer'])
    .where(isOf(orderIds))
    .execute();

/** Facts about the proofs of transfer. The files are left out: the person sent them and has them. */
export const findProofs = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('transfer_proofs')
    .select(({ fn }) => ['order_id', 'type', 'received_at', fn<number>('octet_length', ['file']).as('bytes')])
    .where(isOf(orderIds))
    .execute();

/** Changes of the orders before they were sent, oldest first. */
export const findOrderRevisions = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('order_revisions')
    .select(['order_id', 'at', 'reason', 'line_out', 'position', 'qty', 'sku_in', 'product_in'])
    .where(isOf(orderIds))
    .orderBy('number')
    .execute();

/** Parcels of the orders that were booked at a carrier, oldest first. */
export const findShipments = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('shipments')
    .select(['order_id', 'carrier', 'state', 'tracking_number', 'asked_at', 'changed_at'])
    .where(isOf(orderIds))
    .orderBy('asked_at')
    .execute();

/** Accounts that the person named for refunds. */
export const findRefundAccounts = (db: Db, orderIds: readonly string[]) =>
  db.selectFrom('refund_accounts').selectAll().where(isOf(orderIds)).execute();

/** Returns of the orders. The pictures are left out: the person sent them and has them. */
export const findReturns = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('order_returns')
    .select((of) => [
      'order_id',
      'ground',
      'state',
      'reason',
      'question',
      'answer',
      'refusal',
      'requested_at',
      'ended_at',
      of
        .selectFrom('order_return_pictures')
        .select((all) => all.fn.countAll<number>().as('count'))
        .whereRef('return_id', '=', 'order_returns.id')
        .as('pictures'),
    ])
    .where(isOf(orderIds))
    .orderBy('position')
    .execute();

/** Tax documents of the orders. The files are left out: the person got them. */
export const findTaxDocuments = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('tax_documents')
    .select(['order_id', 'type', 'number', 'day', 'receiver_rut', 'net', 'vat', 'total'])
    .where(isOf(orderIds))
    .execute();
