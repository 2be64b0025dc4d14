import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/connect.ts';
import { queryRows } from '../../db/query.ts';

export type Row = Record<string, unknown>;
export type Sections = Record<string, Row[]>;

/** The person whose rows are exported. `isProven`: guest rows with the address are the person's too. */
export interface Owner {
  userId: string | null;
  /** The address in lower case. */
  lower: string;
  isProven: boolean;
}

/** Rows of a section, as SQL. All columns, in any order, unless it says otherwise. */
interface Source {
  from: string;
  columns?: string;
  by?: string;
}

/** Sections of an account. */
const OF_ACCOUNT: Record<string, Source> = {
  addresses: { from: 'addresses' },
  sessions: { from: 'sessions', columns: 'user_agent, created_at, last_used_at' },
  favourites: {
    from: 'favourites join products on products.id = product_id',
    columns: 'product_id, slug as product, is_saved, changed_at, price, in_stock, looked_at',
    by: 'changed_at',
  },
  productViews: {
    from: 'product_views join products on products.id = product_id',
    columns: 'product_id, slug as product, viewed_at',
    by: 'viewed_at',
  },
  favouriteLists: { from: 'favourite_lists', columns: 'name, created_at' },
};

/** Sections of an account, and of its address once that is confirmed. */
const OF_OWNER: Record<string, Source> = {
  purchases: { from: 'orders', by: 'created_at' },
  reservations: { from: 'reservations' },
  consents: { from: 'consents' },
  stockWaits: { from: 'stock_waits', by: 'asked_at' },
};

/** Sections of a confirmed address. */
const OF_ADDRESS: Record<string, Source> = {
  messages: { from: 'contact_messages' },
  answers: {
    from: 'contact_answers a join contact_messages m on m.id = a.message_id',
    columns: 'm.number, a.text, a.created_at',
    by: 'a.created_at',
  },
  newsletter: { from: 'newsletter_subscriptions' },
  coupons: {
    from: 'coupons',
    columns: 'code, email, amount, percent, min_total, expires_at, created_at',
  },
  dataLimits: { from: 'data_limits' },
};

/** Parts of an order. `isOne`: an order has one of it at the most. */
export const OF_ORDER: Record<string, Source & { isOne?: true }> = {
  lines: { from: 'order_lines', by: 'position' },
  // The pictures are left out: the person sent them and has them.
  returns: {
    from: 'order_returns',
    columns: `order_id, ground, state, reason, question, answer, refusal, requested_at, ended_at,
      (select count(*) from order_return_pictures where return_id = order_returns.id) as pictures`,
    by: 'position',
  },
  revisions: {
    from: 'order_revisions',
    columns: 'order_id, at, reason, line_out, position, qty, sku_in, product_in',
    by: 'number',
  },
  shipments: {
    from: 'shipments',
    columns: 'order_id, carrier, state, tracking_number, asked_at, changed_at',
    by: 'asked_at',
  },
  // The files are left out: the person got them.
  tax_documents: {
    from: 'tax_documents',
    columns: 'order_id, type, number, day, receiver_rut, net, vat, total',
  },
  // The gateway's answer holds the last digits and the kind of the card.
  payment: {
    from: 'payments',
    columns: 'order_id, amount, buy_order, settled_at, failure, answer',
    isOne: true,
  },
  refund_account: { from: 'refund_accounts', isOne: true },
  // The file is left out: the person sent it and has it.
  proof: {
    from: 'transfer_proofs',
    columns: 'order_id, type, received_at, octet_length(file) as bytes',
    isOne: true,
  },
};

const findRows = async (
  db: Db,
  { from, columns = '*', by }: Source,
  condition: RawBuilder<unknown>,
): Promise<Row[]> => {
  const order = by ? sql`order by ${sql.raw(by)}` : sql``;
  return queryRows(db)<Row>`
    select ${sql.raw(columns)} from ${sql.raw(from)} where ${condition} ${order}`;
};

const findSections = async (
  db: Db,
  sources: Record<string, Source>,
  condition: RawBuilder<unknown>,
): Promise<Sections> => {
  const found = Object.entries(sources).map(
    async ([section, source]) => [section, await findRows(db, source, condition)] as const,
  );
  return Object.fromEntries(await Promise.all(found));
};

/** Condition for tables with `email`. `lower`: the address in lower case. */
const isAt = (lower: string) => sql<SqlBool>`lower(email) = ${lower}`;

export const findAccount = (db: Db, lower: string) =>
  db.selectFrom('users').selectAll().where(isAt(lower)).executeTakeFirst();

/** All sections of a person's own rows. */
export const findOwnRows = async (db: Db, { userId, lower, isProven }: Owner): Promise<Sections> => {
  const ofAccount = sql`user_id = ${userId}::uuid`;
  const ofOwner = isProven ? sql`(${ofAccount} or ${isAt(lower)})` : ofAccount;
  const [account, owner, address, typed] = await Promise.all([
    findSections(db, OF_ACCOUNT, ofAccount),
    findSections(db, OF_OWNER, ofOwner),
    findSections(db, OF_ADDRESS, isProven ? isAt(lower) : sql`false`),
    // Addresses that the person typed for orders, with the account or as the guest of an order.
    findRows(
      db,
      { from: 'purchase_addresses' },
      sql`(${ofAccount} or (user_id is null and guest_id in (select guest_id from orders where ${ofOwner})))`,
    ),
  ]);
  return { ...account, ...owner, ...address, addresses: [...(account.addresses ?? []), ...typed] };
};

export const findOrderParts = (db: Db, orderIds: readonly string[]): Promise<Sections> =>
  findSections(db, OF_ORDER, sql`order_id = any(${orderIds}::text[])`);

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
