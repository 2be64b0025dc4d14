import { DomainError } from 'shared-contracts/errors/domain-error';
import { audit } from '../../audit/audit.ts';
import { confirmAccess } from '../../audit/writer.ts';
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
      entity: 'staff',
      entityId: member.email,
      after: { ended },
      reason,
    });
  });

/**
 * Ends a session of the staff member's own.
 * @throws DomainError NOT_FOUND
 */
export const endOwnSession = ({ db }: Pick<StaffDeps, 'db'>, actor: Staff, id: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // Before the session ends: afterwards there is none to confirm.
    await confirmAccess(trx);
    const ended = await deleteSessionsOf(trx, actor.id, { only: id });
    if (ended === 0) throw new DomainError('NOT_FOUND');
    await audit(trx, {
      staffId: actor.id,
      action: 'session.end',
      entity: 'staff',
      entityId: actor.email,
      after: { ended },
    });
  });
