import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../db/connect.ts';
import { GONE, type TableTerm } from './data-map.ts';
import { erasedValues } from './erased-values.repository.ts';
import { KEEP_DAYS, STAFF_IDLE_MINUTES } from './purposes.ts';

/** Rows of one transaction: few, so that no lock lasts. */
const BATCH = 200;

/** Conditions of tables whose term does not only depend on one time. `since`: rows from before it are due. */
const CONDITIONS: Record<string, (since: RawBuilder<Date>) => RawBuilder<SqlBool>> = {
  carts: (since) => sql`account_id is null and updated_at < ${since}
    and not exists (select from orders o where o.cart_id = carts.id)`,
  purchase_addresses: (since) => sql`user_id is null and created_at < ${since}`,
  // The payment is decided by now, and the bank's own records name the payer.
  transfer_proofs: (since) => sql`exists (
    select from orders o
    where o.id = order_id and o.status in ('delivered', 'cancelled') and o.updated_at < ${since})`,
  order_return_pictures: (since) => sql`exists (
    select from order_returns r where r.id = return_id and r.ended_at < ${since})`,
  // A session without a valid token cannot be used again.
  sessions: () => sql`not exists (
    select from refresh_tokens t where t.family_id = sessions.id and t.expires_at > now())`,
  // All other consents stay as proof until the person is erased.
  consents: (since) => sql`channel = 'cookie-banner' and created_at < ${since}`,
  staff_sessions: () =>
    sql`expires_at < now() or last_used_at < now() - make_interval(mins => ${STAFF_IDLE_MINUTES})`,
  privacy_requests: (since) => sql`answered_at < ${since}
    or (status = 'asked' and asked_at < ${olderThan(KEEP_DAYS.unprovenRequests)})`,
  newsletter_subscriptions: (since) => sql`status = 'pending' and asked_at < ${since}`,
  stock_waits: (since) => sql`status = 'pending' and asked_at < ${since}`,
  // The office's directory, of addresses whose data is gone.
  people: (since) => sql`created_at < ${since}
    and not exists (select from users u where lower(u.email) = people.email)
    and not exists (select from orders o where lower(o.email) = people.email)
    and not exists (select from reservations r where lower(r.email) = people.email)
    and not exists (select from contact_messages m where lower(m.email) = people.email)`,
  // An erased member has no address any more.
  staff: (since) => sql`disabled_at < ${since} and email <> id::text`,
  rate_limits: () => sql`expire < ${Date.now()}::bigint`,
};

const olderThan = (days: number): RawBuilder<Date> => sql`now() - make_interval(days => ${days})`;

/** Skips locked rows: a later run ends them, and nobody waits for the job. */
const batchOf = (table: string, condition: RawBuilder<SqlBool>): RawBuilder<unknown> => sql`
  ctid = any(array(select ctid from ${sql.table(table)} where ${condition} limit ${BATCH} for update skip locked))`;

/**
 * Ends the next rows of a table whose term has passed: deletes them, or erases the personal values of staff, because
 * other rows refer to them.
 * @returns number of rows
 */
export const endBatch = (db: Db, { table, days, after }: TableTerm): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const condition = after
      ? sql<SqlBool>`${sql.ref(after)} < ${olderThan(days)}`
      : CONDITIONS[table]?.(olderThan(days));
    if (!condition) throw new Error(`${table} has a term without a condition (retention.repository.ts)`);
    const end =
      table === 'staff'
        ? sql`update staff set ${erasedValues('staff', sql`id::text`)}`
        : sql`delete from ${sql.table(table)}`;
    // The audit's trigger allows a deletion only with this setting.
    await sql`select set_config('shop.erases', 'on', true)`.execute(trx);
    const { rows } = await sql<{ count: number }>`
      with ended as (${end} where ${batchOf(table, condition)} returning 1)
      select count(*)::int as count from ended`.execute(trx);
    const count = rows[0]?.count ?? 0;
    await countErased(trx, { table, cause: 'term', rows: count });
    return count;
  });

/** Marks the next orders older than the term of documents, so that `eraseFinishedOrders` erases them. */
export const markOldOrders = async (db: Db): Promise<number> => {
  const condition = sql<SqlBool>`created_at < ${olderThan(KEEP_DAYS.documents)} and erase_requested_at is null
    and status in ('delivered', 'cancelled')`;
  const { numAffectedRows = 0n } = await sql`
    update orders set erase_requested_at = now() where ${batchOf('orders', condition)}`.execute(db);
  return Number(numAffectedRows);
};

/** Removes the address from answered erasures whose mail was not delivered in all this time. */
export const emptyUndelivered = async (db: Db): Promise<number> => {
  const condition = sql<SqlBool>`kind = 'erasure' and status = 'done' and email like '%@%'
    and answered_at < ${olderThan(KEEP_DAYS.unsentMails)}`;
  const { numAffectedRows = 0n } = await sql`
    update privacy_requests set email = ${GONE} where ${batchOf('privacy_requests', condition)}`.execute(db);
  return Number(numAffectedRows);
};

/** Removes the receiver of the factura from the next erased orders older than the term of documents. */
export const emptyOldInvoices = async (db: Db): Promise<number> => {
  const condition = sql<SqlBool>`created_at < ${olderThan(KEEP_DAYS.documents)} and erased_at is not null
    and invoice is not null`;
  const { numAffectedRows = 0n } = await sql`
    update orders set invoice = null where ${batchOf('orders', condition)}`.execute(db);
  return Number(numAffectedRows);
};

/** Adds to the counts of today, which the office shows. */
export const countErased = async (
  trx: Tx,
  { table, cause, rows }: { table: string; cause: 'term' | 'person'; rows: number },
): Promise<void> => {
  if (rows === 0) return;
  await sql`
    insert into erased_rows (day, of_table, cause, rows)
    values (santiago_day(now()), ${table}, ${cause}, ${rows})
    on conflict (day, of_table, cause) do update set rows = erased_rows.rows + excluded.rows`.execute(trx);
};
