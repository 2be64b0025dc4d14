import {
  type TaxEnvironment,
  type TaxSettings,
  taxSettings,
} from 'shared-contracts/office/tax-settings.schema';
import type { Executor } from '../../db/connect.ts';
import { queryValue } from '../../db/query.ts';
import { upsertSetting } from '../settings/settings.repository.ts';

const KEY = 'taxes';

/** Undefined until the owner sets tax documents up. A value of another version of the shop counts as absent. */
export const findTaxSettings = async (db: Executor): Promise<TaxSettings | undefined> => {
  const row = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst();
  return row && taxSettings.safeParse(row.value).data;
};

/** Settings of a shop that issues documents. */
export type IssuingSettings = TaxSettings & { mode: TaxEnvironment };

/** Undefined while the shop issues no documents. */
export const findIssuingSettings = async (db: Executor): Promise<IssuingSettings | undefined> => {
  const settings = await findTaxSettings(db);
  return settings && settings.mode !== 'off' ? { ...settings, mode: settings.mode } : undefined;
};

/** Earliest first day that production ever had. Null when the shop was never in production. */
export const findProductionStart = async (db: Executor): Promise<string | null> =>
  (await queryValue(db)<string | null>`
    select coalesce(value ->> 'production_from',
      case value ->> 'mode' when 'production' then value ->> 'begins_on' end) as day
    from settings where key = ${KEY}`) ?? null;

export const upsertTaxSettings = (
  db: Executor,
  settings: TaxSettings,
  productionFrom: string | null = null,
): Promise<void> =>
  upsertSetting(db, KEY, { ...settings, ...(productionFrom && { production_from: productionFrom }) });
