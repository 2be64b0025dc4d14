import { fillEnglish } from 'shared-contracts/domain/fill-english';
import type { SettingKey, SettingValue } from 'shared-contracts/office/settings-values.schema';
import type { Db, Executor, Tx } from '../../db/connect.ts';
import { atVersion } from '../../errors/or-not-found.ts';
import {
  findSetting,
  findSettingVersion,
  lockSetting,
  upsertSetting,
} from '../../modules/settings/settings.repository.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { auditChange } from '../access/audit-change.ts';
import type { Change } from '../access/change.ts';
import { findOwners } from '../access/staff.repository.ts';
import { INITIAL } from './initial-values.ts';

interface SettingDeps {
  db: Db;
  jobs: Pick<Jobs, 'enqueue'>;
}

/** Mails all owners, because a thief would change the account first. Queued with the change, so that no mail is lost. */
const tellOwners = async (trx: Tx, jobs: SettingDeps['jobs'], changed_by: string): Promise<void> => {
  const changed_at = new Date().toISOString();
  for (const staff_id of await findOwners(trx))
    await jobs.enqueue(trx, 'send-account-changed', { staff_id, changed_by, changed_at });
};

interface Setting<K extends SettingKey> {
  id: string;
  version: string;
  value: SettingValue<K>;
}

/** A setting: the stored value, or the one that the shop uses without it. */
export const readSetting = async <K extends SettingKey>(db: Executor, key: K): Promise<Setting<K>> => {
  // The version first: a change between the two reads makes the version too old, so that a write is refused.
  const version = await findSettingVersion(db, key);
  return { id: key, version, value: (await findSetting(db, key)) ?? (await INITIAL[key](db)) };
};

/** Fields of a setting for the audit, which does not know their names. */
export const fieldsOf = (value: object): Record<string, unknown> => ({ ...value });

/**
 * Changes a setting. The shop uses it at once.
 * @throws DomainError CONFLICT when another person changed it
 */
export const changeSetting = <K extends SettingKey>(
  { db, jobs }: SettingDeps,
  change: Omit<Change, 'locale'>,
  { key, version, value: typed }: { key: K; version: string; value: SettingValue<K> },
): Promise<Setting<K>> =>
  db.transaction().execute(async (trx) => {
    await lockSetting(trx, key);
    const before = atVersion(await readSetting(trx, key), version);
    const value = fillEnglish(typed, before.value);
    await upsertSetting(trx, key, value);
    await auditChange(trx, change, {
      action: 'setting.change',
      entityId: key,
      before: fieldsOf(before.value),
      after: fieldsOf(value),
    });
    if (key === 'transfer-account') await tellOwners(trx, jobs, change.staff.id);
    return readSetting(trx, key);
  });
