import { type Selectable, sql } from 'kysely';
import type { AuditedEntity } from '../../audit/audit.repository.ts';
import type { CustomerData } from '../../audit/redact-audit.ts';
import type { Tx } from '../../db/connect.ts';
import type { Database } from '../../db/schema.ts';
import { erasedValues } from '../../personal-data/erased-values.repository.ts';
import { IS_OF_PAYMENT } from '../refunds/refunds.repository.ts';

/** The person's rows. `lower` is the address in lower case; empty when it must match no row. */
export interface PersonKey {
  lower: string;
  userId: string | null;
}

/** Marks the person's orders for erasure. @returns their ids */
export const markOrdersForErasure = async (trx: Tx, { lower, userId }: PersonKey): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    update orders set erase_requested_at = now()
    where (lower(email) = ${lower} or user_id = ${userId}::uuid) and erase_requested_at is null
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
};

/** Deletes the addresses that the guests of these orders typed. The orders have their own copy. */
export const deleteGuestAddresses = async (trx: Tx, orderIds: readonly string[]): Promise<void> => {
  await sql`
    delete from purchase_addresses where user_id is null and guest_id in (
      select guest_id from orders where id = any(${orderIds}))`.execute(trx);
};

/** Whether money of a cancelled order, or of an accepted return, still has to be given back. */
const OWES_MONEY = sql<boolean>`(
  (orders.status = 'cancelled' and orders.total > (
    select coalesce(sum(amount), 0) from refunds r where r.order_id = orders.id and r.done_at is not null
      and ${IS_OF_PAYMENT}))
  or exists (select from order_returns r join refunds given on given.id = r.refund_id
    where r.order_id = orders.id and given.done_at is null
      -- A later refund of the order replaces a refused one.
      and (given.refused_at is null or not exists (
        select from refunds later where later.order_id = orders.id and later.id > given.id and later.done_at is not null)))
)`;

/**
 * Marked orders that are delivered or cancelled: those with these ids, or the next ones that nobody locks. Locks them.
 */
export const lockOrdersToErase = async (trx: Tx, ids?: readonly string[]) => {
  const { rows } = await sql<
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
    order by id ${ids ? sql`for update` : sql`limit 50 for update skip locked`}`.execute(trx);
  return rows;
};

/** Removes personal data from orders. */
export const eraseOrders = async (trx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`
    update orders set ${erasedValues('orders')}, erased_at = now()
    where id = any(${ids})`.execute(trx);
};

/** The person's data in account, addresses, orders, reservations and messages. */
export const findPersonalData = async (trx: Tx, { lower, userId }: PersonKey): Promise<CustomerData[]> => {
  const { rows } = await sql<Required<CustomerData>>`
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
    where lower(email) = ${lower}`.execute(trx);
  return rows;
};

/** Entities of the person that the office's audit names, apart from orders. */
export const findAuditedEntities = async (
  trx: Tx,
  { lower, userId }: PersonKey,
): Promise<AuditedEntity[]> => {
  const { rows } = await sql<AuditedEntity>`
    select 'customer' as entity, id::text as id from people where email = ${lower}
    union all
    select 'reservation', number from reservations where lower(email) = ${lower} or user_id = ${userId}::uuid
    union all select 'message', number from contact_messages where lower(email) = ${lower}
    union all select 'privacy-request', number from privacy_requests where lower(email) = ${lower}
    union all
    select 'subscription', id::text from newsletter_subscriptions where lower(email) = ${lower}`.execute(trx);
  return rows;
};

/** Removes the card's digits and the session from the gateway's answer. The rest stays for disputes about the payment. */
export const eraseCardDigits = async (trx: Tx, orderIds: readonly string[]): Promise<void> => {
  await sql`
    update payments set answer = answer - '{card_detail,session_id}'::text[]
    where order_id = any(${orderIds}) and answer is not null`.execute(trx);
};

/** Deletes the notes of staff about the orders, their reasons of revisions, numbers of parcels, and addresses of mails. */
export const eraseNotesAndMails = async (trx: Tx, orderIds: readonly string[]): Promise<void> => {
  await sql`delete from order_notes where order_id = any(${orderIds})`.execute(trx);
  await sql`
    update order_revisions set ${erasedValues('order_revisions')} where order_id = any(${orderIds})`.execute(
    trx,
  );
  await sql`update shipments set ${erasedValues('shipments')} where order_id = any(${orderIds})`.execute(trx);
  await sql`update order_mails set ${erasedValues('order_mails')} where order_id = any(${orderIds})`.execute(
    trx,
  );
};

/** Removes the words about returns, and deletes their pictures. */
export const eraseReturns = async (trx: Tx, orderIds: readonly string[]): Promise<void> => {
  await sql`
    delete from order_return_pictures where return_id in (
      select id from order_returns where order_id = any(${orderIds}))`.execute(trx);
  await sql`
    update order_returns set ${erasedValues('order_returns')} where order_id = any(${orderIds})`.execute(trx);
};

/** Deletes proofs of transfers, and accounts for refunds. */
export const deleteProofs = async (trx: Tx, orderIds: readonly string[]): Promise<void> => {
  await sql`delete from transfer_proofs where order_id = any(${orderIds})`.execute(trx);
  await sql`delete from refund_accounts where order_id = any(${orderIds})`.execute(trx);
};

export const lockReservations = async (trx: Tx, { lower, userId }: PersonKey): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from reservations
    where (lower(email) = ${lower} or user_id = ${userId}::uuid) and erased_at is null
    order by id for update`.execute(trx);
  return rows.map(({ id }) => id);
};

export const eraseReservations = async (trx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`
    update reservations set ${erasedValues('reservations')}, erased_at = now()
    where id = any(${ids})`.execute(trx);
};

/** @returns how many messages the address had */
export const deleteMessages = async (trx: Tx, lower: string): Promise<number> => {
  const { rows } = await sql`
    delete from contact_messages where lower(email) = ${lower} returning id`.execute(trx);
  return rows.length;
};

export const deleteSubscriptionAndMails = async (trx: Tx, lower: string): Promise<void> => {
  await sql`delete from newsletter_subscriptions where lower(email) = ${lower}`.execute(trx);
  await sql`delete from account_mails where lower(email) = ${lower}`.execute(trx);
};

/** Replaces the address in coupons. The coupon stays as a record of its uses; without an address all could use it. */
export const replaceEmailOfCoupons = async (trx: Tx, lower: string, tombstone: string): Promise<void> => {
  await sql`update coupons set ${erasedValues('coupons', tombstone)} where lower(email) = ${lower}`.execute(
    trx,
  );
};

export const replaceEmailOfConsents = async (
  trx: Tx,
  { lower, userId }: PersonKey,
  tombstone: string,
): Promise<void> => {
  await sql`
    update consents set ${erasedValues('consents', tombstone)}
    where lower(email) = ${lower} or user_id = ${userId}::uuid`.execute(trx);
};

export const unlinkOrders = async (trx: Tx, userId: string | null): Promise<void> => {
  await sql`update orders set user_id = null where user_id = ${userId}::uuid`.execute(trx);
};

/** Empties the account's cart. Its row stays for its orders. */
export const emptyCart = async (trx: Tx, userId: string | null): Promise<void> => {
  await sql`
    delete from cart_items
    where cart_id in (select id from carts where account_id = ${userId}::uuid)`.execute(trx);
  await sql`
    delete from cart_cases
    where cart_id in (select id from carts where account_id = ${userId}::uuid)`.execute(trx);
  await sql`update carts set coupon_code = null where account_id = ${userId}::uuid`.execute(trx);
};

/** @returns 1, or 0 when there is no such account */
export const deleteAccount = async (trx: Tx, userId: string | null): Promise<number> => {
  const { rows } = await sql`delete from users where id = ${userId}::uuid returning id`.execute(trx);
  return rows.length;
};

/** Removes the address from the office's directory. */
export const deletePerson = async (trx: Tx, lower: string): Promise<void> => {
  await sql`delete from people where email = ${lower}`.execute(trx);
};

/** Deletes which uses of their data the person stopped. No data is left to use. */
export const deleteDataLimits = async (trx: Tx, lower: string): Promise<void> => {
  await sql`delete from data_limits where email = ${lower}`.execute(trx);
};
