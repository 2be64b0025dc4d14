/** Uses of personal data that a person has stopped (docs/product/my-account.md#privacy-rights). */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DataLimit, OpposedPurpose } from 'shared-contracts/domain/privacy-rights';
import type { Executor, Tx } from '../db/connect.ts';

/**
 * Condition of a query: the shop may use the data of this address for the purpose. Each list, export, figure and job
 * that uses data of people beyond their order or visit has this condition. Without a purpose only blocking counts.
 * @param email column with an address
 * @param at column with the time of data that the person may have sent after the block, to be used again
 */
export const mayUse = (
  email: RawBuilder<unknown>,
  purpose?: OpposedPurpose,
  at: RawBuilder<unknown> = sql`data_limits.since`,
): RawBuilder<SqlBool> =>
  sql<SqlBool>`not exists (select from data_limits
    where data_limits.email = lower(${email}) and data_limits.purpose in ('all', ${purpose ?? 'all'})
      and ${at} <= data_limits.since)`;

/** `mayUse` for one address. */
export const mayUseDataOf = async (
  db: Executor,
  email: string,
  purpose?: OpposedPurpose,
): Promise<boolean> => {
  const { rows } = await sql<{ may: boolean }>`select ${mayUse(sql`${email}`, purpose)} as may`.execute(db);
  return rows[0]?.may === true;
};

export const findLimits = async (db: Executor, email: string): Promise<DataLimit[]> => {
  const rows = await db
    .selectFrom('data_limits')
    .select('purpose')
    .where('email', '=', email.toLowerCase())
    .orderBy('purpose')
    .execute();
  return rows.map(({ purpose }) => purpose);
};

/** Stops uses. A use that was stopped before is stopped from now on: for what the person sent in between, too. */
export const upsertLimits = async (trx: Tx, email: string, limits: readonly DataLimit[]): Promise<void> => {
  if (limits.length === 0) return;
  await trx
    .insertInto('data_limits')
    .values(limits.map((purpose) => ({ email: email.toLowerCase(), purpose })))
    .onConflict((on) => on.columns(['email', 'purpose']).doUpdateSet({ since: sql<Date>`now()` }))
    .execute();
};

export const deleteLimits = async (trx: Tx, email: string, limits: readonly DataLimit[]): Promise<void> => {
  if (limits.length === 0) return;
  await trx
    .deleteFrom('data_limits')
    .where('email', '=', email.toLowerCase())
    .where('purpose', 'in', limits)
    .execute();
};
