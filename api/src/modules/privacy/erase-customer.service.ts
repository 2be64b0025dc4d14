import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/connect.ts';
import { lockAccount, lockCart } from '../carts/lock-cart.repository.ts';
import { releaseSeats } from '../reservations/release-seats.repository.ts';

/** Whom to forget. `isProven`: the address is known to be theirs. */
export interface Person {
  email: string;
  userId: string | null;
  isProven: boolean;
}

/** Rows that an erasure deletes, makes nameless, or keeps for later. */
export interface Erasure {
  account: number;
  ordersErased: number;
  /** Still to be delivered: erased by the nightly job once they are at their end. */
  ordersLater: number;
  reservations: number;
  messages: number;
}

/** Stands where a name or an address was. */
const GONE = '—';

/** What remains of an address in the consent log: proof for whoever still knows it, nothing for anybody else. */
const tombstoneOf = (secret: string, email: string): string =>
  `erased:${createHmac('sha256', secret).update(email.toLowerCase()).digest('base64url').slice(0, 24)}`;

/**
 * Forgets a person (law 21.719): the account with all that hangs on it, reservations, messages and newsletter. Of orders
 * stays what tax law wants for six years: number, dates, lines, amounts and, of a factura, its receiver. Orders under way
 * keep what their delivery needs until they are at their end.
 */
export const eraseCustomer = (db: Db, secret: string, person: Person): Promise<Erasure> =>
  db.transaction().execute((trx) => eraseIn(trx, secret, person));

export const eraseIn = async (
  trx: Tx,
  secret: string,
  { email, userId, isProven }: Person,
): Promise<Erasure> => {
  // An account with an address that was never confirmed may not erase what the address's owner left as a guest.
  const lower = isProven ? email.toLowerCase() : '';
  if (userId !== null) await lockAccountAndCart(trx, userId);
  const { rows: marked } = await sql<{ id: string }>`
    update orders set erase_requested_at = now()
    where (lower(email) = ${lower} or user_id = ${userId}::uuid) and erase_requested_at is null returning id`.execute(
    trx,
  );
  const ordersErased = await eraseFinishedOrders(
    trx,
    marked.map(({ id }) => id),
  );
  const reservations = await eraseReservations(trx, lower, userId);
  const { rows: messages } = await sql`
    delete from contact_messages where lower(email) = ${lower} returning id`.execute(trx);
  await sql`delete from newsletter_subscriptions where lower(email) = ${lower}`.execute(trx);
  await sql`delete from account_mails where lower(email) = ${lower}`.execute(trx);
  // The coupon stays as a record of its uses. Without an address it would be for everybody.
  await sql`update coupons set email = ${tombstoneOf(secret, email)} where lower(email) = ${lower}`.execute(
    trx,
  );
  await sql`
    update consents set email = ${tombstoneOf(secret, email)}, user_id = null, ip_hash = null
    where lower(email) = ${lower} or user_id = ${userId}::uuid`.execute(trx);
  await sql`update orders set user_id = null where user_id = ${userId}::uuid`.execute(trx);
  // The cart's row stays for its orders. Without an owner its id would open it for a stranger.
  await sql`
    delete from cart_items where cart_id in (select id from carts where account_id = ${userId}::uuid)`.execute(
    trx,
  );
  await sql`update carts set coupon_code = null where account_id = ${userId}::uuid`.execute(trx);
  const { rows: accounts } = await sql`delete from users where id = ${userId}::uuid returning id`.execute(
    trx,
  );
  return {
    account: accounts.length,
    ordersErased,
    ordersLater: marked.length - ordersErased,
    reservations,
    messages: messages.length,
  };
};

const lockAccountAndCart = async (trx: Tx, userId: string): Promise<void> => {
  await lockAccount(trx, userId, 'erasing');
  const cart = await trx.selectFrom('carts').select('id').where('account_id', '=', userId).executeTakeFirst();
  if (cart) await lockCart(trx, cart.id);
};

/** Makes orders nameless that are marked and at their end; all of them unless some are named. */
export const eraseFinishedOrders = async (trx: Tx, ids?: readonly string[]): Promise<number> => {
  const { rows } = await sql<{ id: string }>`
    update orders set
      email = ${GONE}, name = ${GONE}, surname = ${GONE}, phone = ${GONE},
      -- The receiver of a factura stays in the invoice.
      rut = ${GONE}, address = null, department = null, contact = null, comment = null, gift_text = null,
      erased_at = now()
    where erase_requested_at is not null and erased_at is null and status in ('delivered', 'cancelled')
      ${ids ? sql`and id = any(${[...ids]})` : sql``}
    returning id`.execute(trx);
  const erased = rows.map(({ id }) => id);
  // Of the card network's answer stays what a dispute about the payment needs, without the card's digits.
  await sql`
    update payments set answer = answer - '{card_detail,session_id}'::text[]
    where order_id = any(${erased}) and answer is not null`.execute(trx);
  // A bank's page names its customer and shows an account.
  await sql`delete from transfer_proofs where order_id = any(${erased})`.execute(trx);
  return erased.length;
};

/** Those to come are cancelled, their seats free again; all lose their names. */
const eraseReservations = async (trx: Tx, lower: string, userId: string | null): Promise<number> => {
  const { rows } = await sql<{ id: string }>`
    select id from reservations
    where (lower(email) = ${lower} or user_id = ${userId}::uuid) and erased_at is null
    order by id for update`.execute(trx);
  const ids = rows.map(({ id }) => id);
  for (const id of ids) await releaseSeats(trx, id);
  await sql`
    update reservations set name = ${GONE}, last_name = null, email = ${GONE}, phone = ${GONE}, message = null,
      user_id = null, erased_at = now()
    where id = any(${ids})`.execute(trx);
  return ids.length;
};
