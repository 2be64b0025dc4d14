import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/connect.ts';

/**
 * Locks a cart until the transaction ends. Of carts that joined an account's cart the account's is locked
 * instead: it holds the lines of all of them, so one lock serialises their orders, joins and changes.
 *
 * The order of locks, for every transaction that takes more than one of them:
 * 1. the account (`users`)
 * 2. the cart: the account's before a guest's
 * 3. the order, its payment
 * 4. lines of the cart, stock
 *
 * A transaction that writes lines holds their cart. `upsertCartItem` is one statement that takes a shared
 * lock of the cart before the line. `deleteCartItem` takes one lock only. Transactions in another order end
 * in deadlocks (`cart-locks.test.ts`).
 * @returns whether there is such a cart
 */
export const lockCart = async (trx: Tx, cartKey: string): Promise<boolean> => {
  const main = sql<string>`(select coalesce(joined_into, id) from carts where id = ${cartKey})`;
  let row = await lockRow(trx, main);
  const isStored = row !== undefined;
  // A guest's cart may have joined the account's while this transaction waited for it. No transaction that
  // holds the account's cart waits for a cart that joined it.
  while (row?.joined_into) row = await lockRow(trx, sql<string>`${row.joined_into}`);
  return isStored;
};

const lockRow = async (
  trx: Tx,
  key: RawBuilder<string>,
): Promise<{ joined_into: string | null } | undefined> => {
  const { rows } = await sql<{ joined_into: string | null }>`
    select joined_into from carts where id = ${key} for update`.execute(trx);
  return rows[0];
};

/**
 * How an account is locked before its cart: its orders go on beside each other, an
 * erasure waits for all of them.
 */
const ACCOUNT_LOCKS = {
  ordering: sql`for key share`,
  joining: sql`for no key update`,
  erasing: sql`for update`,
};

/** Locks an account until the transaction ends. @returns whether there is such an account */
export const lockAccount = async (
  trx: Tx,
  userId: string,
  purpose: keyof typeof ACCOUNT_LOCKS,
): Promise<boolean> => {
  const { rows } = await sql`select from users where id = ${userId}::uuid ${ACCOUNT_LOCKS[purpose]}`.execute(
    trx,
  );
  return rows.length > 0;
};

export const findAccountCartId = async (trx: Tx, userId: string): Promise<string | undefined> => {
  const cart = await trx.selectFrom('carts').select('id').where('account_id', '=', userId).executeTakeFirst();
  return cart?.id;
};
