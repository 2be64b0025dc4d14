import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/connect.ts';
import { preparedByText } from '../../db/prepared.ts';
import { firstValue, queryRow } from '../../db/query.ts';

/**
 * Locks a cart until the transaction ends. For a guest cart that joined an account's cart, locks the account's cart
 * instead: it holds the lines of all joined carts, so one lock serialises their orders, joins and changes.
 *
 * A transaction that takes several of these locks must take them in this order:
 * 1. the account (`users`)
 * 2. the cart: the account's before a guest's
 * 3. the order, its payment
 * 4. lines of the cart, stock
 *
 * A transaction that writes lines must lock their cart first. `upsertCartItem` and `deleteCartItem` are
 * statements that take a shared lock of the cart before the line. Another order of locks causes deadlocks
 * (`cart-locks.test.ts`), also because each write of a line raises the version of its cart.
 * @returns whether the cart is stored
 */
export const lockCart = async (trx: Tx, cartKey: string | RawBuilder<string>): Promise<boolean> => {
  const main = sql<string>`(select coalesce(joined_into, id) from carts where id = ${cartKey})`;
  let row = await lockRow(trx, main);
  const isStored = row !== undefined;
  // The guest cart may have joined the account's cart while this transaction waited for its lock. Locking the
  // account's cart second is safe: a transaction that holds it never waits for a cart that joined it.
  while (row?.joined_into) row = await lockRow(trx, sql<string>`${row.joined_into}`);
  return isStored;
};

const lockRow = (trx: Tx, key: RawBuilder<string>) => queryRow(trx)<{
  joined_into: string | null;
}>`${preparedByText}
    select joined_into from carts where id = ${key} for update`;

/**
 * Strength of the lock on an account, by purpose. Several orders of an account may hold it at the same time,
 * one join at a time. An erasure waits for all orders and joins.
 */
const ACCOUNT_LOCKS = {
  ordering: sql`for key share`,
  joining: sql`for no key update`,
  erasing: sql`for update`,
};

/** Locks an account until the transaction ends. @returns whether the account exists */
export const lockAccount = async (trx: Tx, userId: string, purpose: keyof typeof ACCOUNT_LOCKS) =>
  (await queryRow(trx)`select from users where id = ${userId}::uuid ${ACCOUNT_LOCKS[purpose]}`) !== undefined;

export const findAccountCartId = (trx: Tx, userId: string): Promise<string | undefined> =>
  firstValue(trx.selectFrom('carts').select('id').where('account_id', '=', userId));
