import { type TaxSettings, taxSettings } from 'shared-contracts/office/tax-settings.schema';
import type { Executor } from '../../db/connect.ts';

const KEY = 'taxes';

/** Undefined until the owner sets tax documents up. A value of another version of the shop counts as absent. */
export const findTaxSettings = async (db: Executor): Promise<TaxSettings | undefined> => {
  const row = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst();
  return row && taxSettings.safeParse(row.value).data;
};

export const upsertTaxSettings = async (db: Executor, settings: TaxSettings): Promise<void> => {
  const value = JSON.stringify(settings);
  await db
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((on) => on.column('key').doUpdateSet({ value, updated_at: new Date() }))
    .execute();
};
