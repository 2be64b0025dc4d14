import { sql } from 'kysely';
import { isAllowed, type Permission, type Role } from 'shared-contracts/office/access';
import type { Executor, Tx } from '../../db/connect.ts';

/** Whether a staff member has access and the permission now. */
export const stillMay = async (
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

/**
 * Locks the staff member and the open session until the transaction ends. A dismissal waits for it, and so it comes
 * wholly before or after the write.
 * @returns the role, or undefined when the access has ended
 */
export const lockAccess = async (
  trx: Tx,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<Role | undefined> => {
  // The staff member first, as in a dismissal, or the two would wait for each other.
  const staff = await trx
    .selectFrom('staff')
    .select('role')
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  // Not `for share`: other requests of the session move its time of last use.
  const session = await trx
    .selectFrom('staff_sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('step', '=', 'done')
    .where('expires_at', '>', sql<Date>`now()`)
    .forKeyShare()
    .executeTakeFirst();
  return session && staff?.role;
};
