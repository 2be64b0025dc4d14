import { sql, type UpdateObject } from 'kysely';
import type { Tx } from '../../db/connect.ts';
import { queryRow } from '../../db/query.ts';
import type { Database } from '../../db/schema.ts';

const updateStaff = async (trx: Tx, id: string, values: UpdateObject<Database, 'staff'>): Promise<void> => {
  await trx.updateTable('staff').set(values).where('id', '=', id).execute();
};

/** For `updated_at`, which is the version of a staff member. */
const NOW = sql<Date>`clock_timestamp()`;

/** Removes password and second factor. */
export const clearCredentials = async (trx: Tx, id: string): Promise<void> => {
  await updateStaff(trx, id, {
    password_hash: null,
    totp_secret: null,
    totp_confirmed_at: null,
    totp_last_step: null,
    next_totp_secret: null,
    next_totp_at: null,
    updated_at: NOW,
  });
  await replaceRecoveryCodes(trx, id, []);
};

export const updatePassword = (trx: Tx, id: string, hash: string): Promise<void> =>
  updateStaff(trx, id, { password_hash: hash, updated_at: NOW });

/** Sets the secret of a second factor that is not confirmed yet. */
export const updateTotpSecret = (trx: Tx, id: string, secret: Buffer): Promise<void> =>
  updateStaff(trx, id, { totp_secret: secret, totp_confirmed_at: null, totp_last_step: null });

/** Confirms the second factor with the step of its first code. */
export const confirmTotp = (trx: Tx, id: string, step: number): Promise<void> =>
  updateStaff(trx, id, {
    totp_confirmed_at: sql<Date>`now()`,
    totp_last_step: String(step),
    updated_at: NOW,
  });

/** Uses up the code of a time step and of all earlier ones. False: it was used before. */
export const takeTotpStep = async (trx: Tx, id: string, step: number): Promise<boolean> =>
  (await queryRow(trx)`
    update staff set totp_last_step = ${step}
    where id = ${id} and (totp_last_step is null or totp_last_step < ${step}) returning id`) !== undefined;

/** Uses up a recovery code. False: unknown or used before. */
export const takeRecoveryCode = async (trx: Tx, id: string, codeHash: Buffer): Promise<boolean> =>
  (await queryRow(trx)`
    update staff_recovery_codes set used_at = now()
    where staff_id = ${id} and code_hash = ${codeHash} and used_at is null returning staff_id`) !== undefined;

export const countRecoveryCodes = async (trx: Tx, id: string): Promise<number> =>
  (
    await trx
      .selectFrom('staff_recovery_codes')
      .select('code_hash')
      .where('staff_id', '=', id)
      .where('used_at', 'is', null)
      .execute()
  ).length;

export const replaceRecoveryCodes = async (trx: Tx, id: string, hashes: readonly Buffer[]): Promise<void> => {
  await trx.deleteFrom('staff_recovery_codes').where('staff_id', '=', id).execute();
  if (hashes.length === 0) return;
  await trx
    .insertInto('staff_recovery_codes')
    .values(hashes.map((hash) => ({ staff_id: id, code_hash: hash })))
    .execute();
};
