import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Role } from 'shared-contracts/office/access';
import { audit } from '../../audit/audit.ts';
import type { Tx } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import type { JobData } from '../../queue/job-list.ts';
import { deleteSessionsOf, type Staff } from '../access/sessions.repository.ts';
import * as repository from '../access/staff.repository.ts';
import {
  type Actor,
  lockMember,
  readMember,
  removeAccess,
  runStaffChange,
  type StaffDeps,
} from './staff-change.ts';
import { createStaffLink } from './staff-links.service.ts';

type AccessChange = JobData['send-access-given']['change'];

export interface StaffLink {
  staff: repository.StaffMember;
  /** Null: it is mailed to the staff member, and nobody else sees it. */
  link: string | null;
}

const refuseLastOwner = (owners: readonly string[], id: string): void => {
  if (owners.every((owner) => owner === id) && owners.includes(id)) throw new DomainError('LAST_OWNER');
};

/** Mails a new link. The command line gets it instead. */
const sendLink = async (
  trx: Tx,
  { config, jobs }: StaffDeps,
  staffId: string,
  kind: 'staff-invited' | 'staff-reset',
): Promise<StaffLink> => {
  await jobs?.enqueue(trx, 'send-staff-mail', { staff_id: staffId, kind });
  const link = jobs ? null : await createStaffLink(trx, config, staffId);
  return { staff: await readMember(trx, staffId), link };
};

/** Mails all owners that a person gets access to the office, because a thief would do that first. */
const tellOwners = async (
  trx: Tx,
  { jobs }: StaffDeps,
  owners: readonly string[],
  told: { actor: Actor; staffId: string; change: AccessChange },
): Promise<void> => {
  if (!jobs || !told.actor) return;
  const [changed_by, changed_at] = [told.actor.id, new Date().toISOString()];
  for (const owner_id of owners)
    await jobs.enqueue(trx, 'send-access-given', {
      owner_id,
      staff_id: told.staffId,
      change: told.change,
      changed_by,
      changed_at,
    });
};

/**
 * Creates a staff member, and a link that sets the password.
 * @throws DomainError EMAIL_IN_USE, FORBIDDEN, WRONG_PASSWORD, WRONG_CODE
 */
export const inviteStaff = (
  deps: StaffDeps,
  actor: Actor,
  invited: { email: string; name: string; role: Role },
): Promise<StaffLink> =>
  runStaffChange(deps, actor, async (trx, { owners, requireProof }) => {
    await requireProof();
    const { email, name, role } = invited;
    const id = await repository.insertStaffMember(trx, { email, name, role });
    if (!id) throw new DomainError('EMAIL_IN_USE', {}, ['email']);
    await audit(trx, {
      staffId: actor?.id ?? null,
      action: 'staff.invite',
      entityId: email,
      after: { name, role },
    });
    await tellOwners(trx, deps, owners, { actor, staffId: id, change: 'invited' });
    return sendLink(trx, deps, id, 'staff-invited');
  });

/** Access that a change of a staff member gives. */
const accessGivenBy = (
  member: { role: Role; disabled_at: Date | null },
  { role, disabled }: { role: Role; disabled: boolean },
): AccessChange | null => {
  if (disabled) return null;
  if (role === 'owner' && member.role !== 'owner') return 'owner';
  return member.disabled_at ? 'enabled' : null;
};

/**
 * Changes name and role, disables or enables. Disabling ends sessions and links.
 * @throws DomainError NOT_FOUND, CONFLICT, LAST_OWNER, FORBIDDEN; WRONG_PASSWORD and WRONG_CODE when it gives access
 */
export const changeStaff = (
  deps: StaffDeps,
  actor: Actor,
  wanted: { id: string; version: string; name: string; role: Role; disabled: boolean; reason: string },
): Promise<repository.StaffMember> =>
  runStaffChange(deps, actor, async (trx, { owners, requireProof }) => {
    const member = await lockMember(trx, wanted.id, wanted.version);
    const { name, role, disabled } = wanted;
    if (role !== 'owner' || disabled) refuseLastOwner(owners, member.id);
    const given = accessGivenBy(member, wanted);
    if (given) await requireProof();
    await repository.updateStaffMember(trx, member.id, { name, role, isDisabled: disabled });
    if (disabled) {
      await deleteSessionsOf(trx, member.id);
      await repository.takeLinks(trx, member.id);
    }
    await audit(trx, {
      staffId: actor?.id ?? null,
      action: 'staff.change',
      entityId: member.email,
      before: { name: member.name, role: member.role, disabled: member.disabled_at !== null },
      after: { name, role, disabled },
      reason: wanted.reason,
    });
    if (given) await tellOwners(trx, deps, owners, { actor, staffId: member.id, change: given });
    return readMember(trx, member.id);
  });

/** Removes password, second factor, sessions and links of a staff member, and creates a new link. */
const reset = async (
  trx: Tx,
  deps: StaffDeps,
  actor: Actor,
  { id, email, reason }: { id: string; email: string; reason: string | null },
): Promise<StaffLink> => {
  await removeAccess(trx, id);
  await audit(trx, { staffId: actor?.id ?? null, action: 'staff.reset', entityId: email, reason });
  return sendLink(trx, deps, id, 'staff-reset');
};

/**
 * Makes a staff member set password and second factor again, e.g. after a lost phone.
 * @throws DomainError NOT_FOUND, CONFLICT, LAST_OWNER, FORBIDDEN, WRONG_PASSWORD, WRONG_CODE
 */
export const resetStaff = (
  deps: StaffDeps,
  actor: Actor,
  { id, version, reason }: { id: string; version: string; reason: string },
): Promise<StaffLink> =>
  runStaffChange(deps, actor, async (trx, { owners, requireProof }) => {
    const member = await lockMember(trx, id, version);
    // Until the link is used, the only owner could not sign in. The command line resets that one.
    refuseLastOwner(owners, member.id);
    await requireProof();
    await tellOwners(trx, deps, owners, { actor, staffId: member.id, change: 'reset' });
    return reset(trx, deps, actor, { id: member.id, email: member.email, reason });
  });

/**
 * Resets any staff member, also the last owner, and enables a disabled one. For the command line.
 * @throws DomainError NOT_FOUND
 */
export const rescueStaff = (deps: StaffDeps, email: string): Promise<StaffLink> =>
  deps.db.transaction().execute(async (trx) => {
    await repository.lockOwners(trx);
    const found = orNotFound(await repository.findStaffByEmail(trx, email));
    const { id, name, role } = orNotFound(await repository.lockStaffMember(trx, found.id));
    await repository.updateStaffMember(trx, id, { name, role, isDisabled: false });
    return reset(trx, deps, null, { id, email, reason: null });
  });

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
