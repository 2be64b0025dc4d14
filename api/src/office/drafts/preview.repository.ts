import { sql } from 'kysely';
import { isAllowed, type Permission } from 'shared-contracts/office/access';
import type { Executor, Tx } from '../../db/connect.ts';

/** A preview gives up soon, because staff can open it again. */
export const limitPreview = async (trx: Tx): Promise<void> => {
  await sql`set local lock_timeout = '500ms'; set local statement_timeout = '1500ms'`.execute(trx);
};

/** A link stops working when its staff member loses access: the account, or the permission. */
export const mayStillPreview = async (
  db: Executor,
  { staffId, permission }: { staffId: string; permission: Permission },
): Promise<boolean> => {
  const row = await db
    .selectFrom('staff')
    .select('role')
    .where('id', '=', staffId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined && isAllowed(row.role, permission);
};
