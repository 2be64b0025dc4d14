import { sql } from 'kysely';
import {
  SETTINGS,
  type SettingKey,
  type SettingValue,
  type StoredSettings,
} from 'shared-contracts/office/settings-values.schema';
import type { Executor, Tx } from '../../db/connect.ts';
import { lockName } from '../../db/lock-name.ts';
import { preparedByText } from '../../db/prepared.ts';
import { firstValue } from '../../db/query.ts';
import { versionOf } from '../../db/version-of.ts';

/** Stored values that fit their schema. A value of another version of the shop counts as absent. */
export const parseSettings = (stored: Record<string, unknown>): StoredSettings =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]) => {
      const parsed = SETTINGS[key as SettingKey]?.safeParse(value);
      return parsed?.success ? [[key, parsed.data]] : [];
    }),
  );

/** Value that staff have set. Undefined until then. */
export const findSetting = async <K extends SettingKey>(
  db: Executor,
  key: K,
): Promise<SettingValue<K> | undefined> => {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .modifyEnd(preparedByText)
    .executeTakeFirst();
  return row && (parseSettings({ [key]: row.value })[key] as SettingValue<K> | undefined);
};

/** Settings of tax documents have their own schema and functions. */
type AnyKey = SettingKey | 'taxes';

/** Version of a setting, also of one that is not stored. */
export const findSettingVersion = async (db: Executor, key: AnyKey): Promise<string> =>
  (await firstValue(
    db.selectFrom('settings').select(versionOf('updated_at').as('version')).where('key', '=', key),
  )) ?? '0';

/** Serialises changes of a setting, also of one that is not stored. */
export const lockSetting = (trx: Tx, key: AnyKey): Promise<void> => lockName(trx, `setting:${key}`);

export const upsertSetting = async (db: Executor, key: AnyKey, value: object): Promise<void> => {
  const stored = { value: JSON.stringify(value), updated_at: sql<Date>`clock_timestamp()` };
  await db
    .insertInto('settings')
    .values({ key, ...stored })
    .onConflict((on) => on.column('key').doUpdateSet(stored))
    .execute();
};
