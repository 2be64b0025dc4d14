import { sql } from 'kysely';
import { type TaxSettings, taxSettings } from 'shared-contracts/office/tax-settings.schema';
import type { Executor, Tx } from '../../db/connect.ts';

const KEY = 'taxes';

/** Undefined until the owner sets tax documents up. A value of another version of the shop counts as absent. */
export const findTaxSettings = async (db: Executor): Promise<TaxSettings | undefined> => {
  const row = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst();
  return row && taxSettings.safeParse(row.value).data;
};

/** Changes with each change of the settings. */
export const findTaxSettingsVersion = async (db: Executor): Promise<string> => {
  const row = await db
    .selectFrom('settings')
    .select(sql<string>`(extract(epoch from updated_at) * 1000000)::bigint::text`.as('version'))
    .where('key', '=', KEY)
    .executeTakeFirst();
  return row?.version ?? '0';
};

/** Serialises changes, also the first one. */
export const lockTaxSettings = async (trx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`setting:${KEY}`}, 0))`.execute(trx);
};

export const upsertTaxSettings = async (db: Executor, settings: TaxSettings): Promise<void> => {
  const value = JSON.stringify(settings);
  await db
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((on) => on.column('key').doUpdateSet({ value, updated_at: sql<Date>`clock_timestamp()` }))
    .execute();
};
