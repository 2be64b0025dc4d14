import { audit } from '../../audit/audit.ts';
import { deleteSessionsOf, type Staff } from '../access/sessions.repository.ts';
import { readMember, runStaffChange, type StaffDeps } from './staff-change.ts';

/**
 * Ends all sessions of a staff member.
 * @throws DomainError NOT_FOUND, FORBIDDEN
 */
export const endSessionsOf = (
  deps: StaffDeps,
  actor: Staff,
  { id, reason }: { id: string; reason: string },
): Promise<void> =>
  runStaffChange(deps, actor, async (trx) => {
    const member = await readMember(trx, id);
    const ended = await deleteSessionsOf(trx, id);
    await audit(trx, {
      staffId: actor.id,
      action: 'staff.end-sessions',
      entityId: member.email,
      after: { ended },
      reason,
    });
  });
