import { type Selectable, sql } from 'kysely';
import type { AuditedEntity } from '../../audit/audit.repository.ts';
import type { CustomerData } from '../../audit/redact-audit.ts';
import type { Tx } from '../../db/connect.ts';
import { execute, queryRows, queryValues } from '../../db/query.ts';
import type { Database } from '../../db/schema.ts';
import { erasedValues } from '../../personal-data/erased-values.repository.ts';
import { IS_OF_PAYMENT } from '../refunds/refunds.repository.ts';

/** Values by which the rows of a person are found. */
export interface PersonKey {
  /** The proven address in lower case. Null matches no row: an empty text would match guests without an address. */
  lower: string | null;
  userId: string | null;
}

/** Marks the person's orders for erasure. @returns their ids */
export const markOrdersForErasure = (trx: Tx, { lower, userId }: PersonKey) => queryValues(trx)<string>`
    update orders set erase_requested_at = now()
    where (lower(email) = ${lower} or user_id = ${userId}::uuid) and erase_requested_at is null
    returning id`;

/** Deletes the addresses that the guests of these orders typed. The orders have their own copy. */
export const deleteGuestAddresses = (trx: Tx, orderIds: readonly string[]) => execute(trx)`
    delete from purchase_addresses where user_id is null and guest_id in (
      select guest_id from orders where id = any(${orderIds}))`;

/** Whether money of a cancelled order, or of an accepted return, still has to be given back. */
const OWES_MONEY = sql<boolean>`(
  (orders.status = 'cancelled' and orders.total > (
    select coalesce(sum(amount), 0) from refunds r where r.order_id = orders.id and r.done_at is not null
      and ${IS_OF_PAYMENT}))
  or exists (select from order_returns r join refunds given on given.id = r.refund_id
    where r.order_id = orders.id and given.done_at is null
      -- A later refund of the order replaces a refused one, but that of one return does not pay another one.
      and (given.refused_at is null or not exists (
        select from refunds later where later.order_id = orders.id and later.id > given.id and later.done_at is not null
          and not exists (select from order_returns t where t.order_id = orders.id and t.refund_id = later.id))))
)`;

/**
 * Marked orders that are delivered or cancelled: those with these ids, or the next ones that nobody locks. Locks them.
 */
export const lockOrdersToErase = (trx: Tx, ids?: readonly string[]) => queryRows(trx)<
  Pick<
    Selectable<Database['orders']>,
    'id' | 'number' | 'email' | 'name' | 'surname' | 'rut' | 'phone' | 'address' | 'contact'
  >
>`
    select id, number, email, name, surname, rut, phone, address, contact from orders
    where erase_requested_at is not null and erased_at is null and status in ('delivered', 'cancelled')
      -- Staff need name and account until they have paid the refund, and the buyer's words until they have decided.
      and not exists (select from refund_accounts a where a.order_id = orders.id and ${OWES_MONEY})
      and not exists (select from order_returns r where r.order_id = orders.id and r.ended_at is null)
      ${ids ? sql`and id = any(${[...ids]})` : sql``}
    order by id ${ids ? sql`for update` : sql`limit 50 for update skip locked`}`;

/** Tables with rows of an order: those that an erasure deletes, and those of which it only removes personal values. */
const DELETED_WITH_ORDER = ['order_notes', 'transfer_proofs', 'refund_accounts'];
const ERASED_WITH_ORDER = ['order_revisions', 'shipments', 'order_mails', 'order_returns'];

/** Removes personal data from orders and from all that belongs to them. */
export const eraseOrders = async (trx: Tx, ids: readonly string[]): Promise<void> => {
  await execute(trx)`
    update orders set ${erasedValues('orders')}, erased_at = now() where id = any(${ids})`;
  const isOfOrder = sql`order_id = any(${ids})`;
  // The rest of the gateway's answer, without the card's digits and the session, stays for disputes about the payment.
  await execute(trx)`
    update payments set answer = answer - '{card_detail,session_id}'::text[]
    where ${isOfOrder} and answer is not null`;
  await execute(trx)`
    delete from order_return_pictures where return_id in (
      select id from order_returns where ${isOfOrder})`;
  for (const table of DELETED_WITH_ORDER)
    await execute(trx)`delete from ${sql.table(table)} where ${isOfOrder}`;
  for (const table of ERASED_WITH_ORDER)
    await execute(trx)`update ${sql.table(table)} set ${erasedValues(table)} where ${isOfOrder}`;
};

/** The person's data in account, addresses, orders, reservations and messages. */
export function findPersonalData(trx: Tx, { lower, userId }: PersonKey): Promise<CustomerData[]> {
  return queryRows(trx)<Required<CustomerData>>`
    select email, rut, phone, array[first_name, last_name] as names,
      array(select address from addresses where user_id = users.id) as addresses
    from users where id = ${userId}::uuid
    union all
    select email, rut, phone, array[name, surname], array[address] from orders
    where (lower(email) = ${lower} or user_id = ${userId}::uuid) and erased_at is null
    union all
    select email, null, phone, array[name, last_name], '{}' from reservations
    where (lower(email) = ${lower} or user_id = ${userId}::uuid) and erased_at is null
    union all
    select email, rut, phone, array[name, last_name], '{}' from contact_messages
    where lower(email) = ${lower}`;
}

/** Entities of the person that the office's audit names, apart from orders. */
export const findAuditedEntities = (trx: Tx, { lower, userId }: PersonKey) => queryRows(trx)<AuditedEntity>`
    select 'customer' as entity, id::text as id from people where email = ${lower}
    union all
    select 'reservation', number from reservations where lower(email) = ${lower} or user_id = ${userId}::uuid
    union all select 'message', number from contact_messages where lower(email) = ${lower}
    union all select 'privacy-request', number from privacy_requests where lower(email) = ${lower}
    union all
    select 'subscription', id::text from newsletter_subscriptions where lower(email) = ${lower}`;

export const lockReservations = (trx: Tx, { lower, userId }: PersonKey) => queryValues(trx)<string>`
    select id from reservations
    where (lower(email) = ${lower} or user_id = ${userId}::uuid) and erased_at is null
    order by id for update`;

export const eraseReservations = (trx: Tx, ids: readonly string[]) => execute(trx)`
    update reservations set ${erasedValues('reservations')}, erased_at = now()
    where id = any(${ids})`;

/** @returns how many messages the address had */
export const deleteMessages = async (trx: Tx, lower: PersonKey['lower']): Promise<number> => {
  const rows = await queryRows(trx)`
    delete from contact_messages where lower(email) = ${lower} returning id`;
  return rows.length;
};

/**
 * Deletes the subscription of the address, before `replaceEmail`: a change of the newsletter locks it before it writes
 * the consent log, so that none writes the address meanwhile.
 */
export const deleteSubscription = (trx: Tx, lower: PersonKey['lower']) =>
  execute(trx)`delete from newsletter_subscriptions where lower(email) = ${lower}`;

/** Replaces the address in coupons, which nobody else may use, and in consents. Both stay as records. */
export const replaceEmail = async (
  trx: Tx,
  { lower, userId }: PersonKey,
  tombstone: string,
): Promise<void> => {
  await execute(trx)`
    update coupons set ${erasedValues('coupons', tombstone)} where lower(email) = ${lower}`;
  await execute(trx)`
    update consents set ${erasedValues('consents', tombstone)}
    where lower(email) = ${lower} or user_id = ${userId}::uuid`;
};

/**
 * Deletes an account. Its orders stay without it, and so does the row of its cart: emptied, because without an owner its
 * id would open it for a stranger.
 * @returns 1, or 0 when there is no such account
 */
export const deleteAccount = async (trx: Tx, userId: string | null): Promise<number> => {
  await execute(trx)`update orders set user_id = null where user_id = ${userId}::uuid`;
  for (const table of ['cart_items', 'cart_cases'])
    await execute(trx)`
      delete from ${sql.table(table)}
      where cart_id in (select id from carts where account_id = ${userId}::uuid)`;
  await execute(trx)`update carts set coupon_code = null where account_id = ${userId}::uuid`;
  const rows = await queryRows(trx)`delete from users where id = ${userId}::uuid returning id`;
  return rows.length;
};

/** Deletes what only the address has, its entry in the office's directory too. */
export const deleteRowsOfAddress = async (trx: Tx, lower: PersonKey['lower']): Promise<void> => {
  await execute(trx)`delete from account_mails where lower(email) = ${lower}`;
  // These have the address in lower case.
  for (const table of ['people', 'data_limits'])
    await execute(trx)`delete from ${sql.table(table)} where email = ${lower}`;
};
