import { DomainError } from 'shared-contracts/errors/domain-error';
import { isAllowed, type Role } from 'shared-contracts/office/access';
import type { Config } from '../../config.ts';
import type { Db, Tx } from '../../db/connect.ts';
import type { JobData, Jobs } from '../../jobs/jobs.ts';
import { confirmAccess } from '../access/writer.ts';
import { audit } from '../audit/audit.ts';
import { checkPassword, type Proof, requireCode, requirePassword } from '../session/proof.ts';
import type { Staff } from '../session/sessions.repository.ts';
import { deleteSessionsOf } from '../session/sessions.repository.ts';
import * as repository from './staff.repository.ts';
import { createStaffLink } from './staff-links.service.ts';

/** `jobs` is null on the command line, which prints the link and mails nothing. */
export interface StaffDeps {
  db: Db;
  config: Pick<Config, 'OFFICE_URL' | 'APP_SECRET'>;
  jobs: Pick<Jobs, 'enqueue'> | null;
}

type AccessChange = JobData['send-access-given']['change'];

/** Staff member who makes a change. Null: the shop's command line. */
type Actor = (Pick<Staff, 'id' | 'email'> & { proof?: Proof | undefined }) | null;

export interface StaffLink {
  staff: repository.StaffMember;
  /** Null: it is mailed to the staff member, and nobody else sees it. */
  link: string | null;
}

interface Locked {
  /** Ids of the owners who can sign in. */
  owners: string[];
  /** Uses up the proof that the actor gave. @throws DomainError WRONG_PASSWORD without one, WRONG_CODE */
  requireProof(): Promise<void>;
}

/**
 * Runs a change. Locks the owners, so that changes of staff wait for each other, and checks that the actor still has the
 * permission.
 * @throws DomainError FORBIDDEN, WRONG_PASSWORD
 */
const change = async <T>(
  { db, config }: StaffDeps,
  actor: Actor,
  work: (trx: Tx, locked: Locked) => Promise<T>,
): Promise<T> => {
  const proof = actor?.proof;
  const checked = actor && proof ? await checkPassword(db, actor, proof) : null;
  return db.transaction().execute(async (trx) => {
    const owners = await repository.lockOwners(trx);
    const staff = actor && (await repository.lockStaffMember(trx, actor.id));
    if (actor && (!staff || staff.disabled_at || !isAllowed(staff.role, 'staff.change')))
      throw new DomainError('FORBIDDEN');
    await confirmAccess(trx);
    const requireProof = async (): Promise<void> => {
      if (!staff) return;
      if (!proof) throw new DomainError('WRONG_PASSWORD', {}, ['password']);
      await requireCode(trx, config.APP_SECRET, requirePassword(staff, checked), proof.code);
    };
    return work(trx, { owners, requireProof });
  });
};

const lockMember = async (trx: Tx, id: string, version: string) => {
  const member = await repository.lockStaffMember(trx, id);
  if (!member) throw new DomainError('NOT_FOUND');
  if (member.version !== version) throw new DomainError('CONFLICT');
  return member;
};

const readMember = async (trx: Tx, id: string): Promise<repository.StaffMember> => {
  const member = await repository.findStaffMember(trx, id);
  if (!member) throw new DomainError('NOT_FOUND');
  return member;
};

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
  change(deps, actor, async (trx, { owners, requireProof }) => {
    await requireProof();
    const { email, name, role } = invited;
    const id = await repository.insertStaffMember(trx, { email, name, role });
    if (!id) throw new DomainError('EMAIL_IN_USE', {}, ['email']);
    await audit(trx, {
      staffId: actor?.id ?? null,
      action: 'staff.invite',
      entity: 'staff',
      entityId: email,
      before: null,
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
  change(deps, actor, async (trx, { owners, requireProof }) => {
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
      entity: 'staff',
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
  await repository.clearCredentials(trx, id);
  await deleteSessionsOf(trx, id);
  await repository.takeLinks(trx, id);
  await audit(trx, {
    staffId: actor?.id ?? null,
    action: 'staff.reset',
    entity: 'staff',
    entityId: email,
    before: null,
    after: null,
    reason,
  });
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
  change(deps, actor, async (trx, { owners, requireProof }) => {
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
    const found = await repository.findStaffByEmail(trx, email);
    const member = found && (await repository.lockStaffMember(trx, found.id));
    if (!member) throw new DomainError('NOT_FOUND');
    const { id, name, role } = member;
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
  change(deps, actor, async (trx) => {
    const member = await readMember(trx, id);
    const ended = await deleteSessionsOf(trx, id);
    await audit(trx, {
      staffId: actor.id,
      action: 'staff.end-sessions',
      entity: 'staff',
      entityId: member.email,
      before: null,
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
    await confirmAccess(trx);
    const ended = await deleteSessionsOf(trx, actor.id, { only: id });
    if (ended === 0) throw new DomainError('NOT_FOUND');
    await audit(trx, {
      staffId: actor.id,
      action: 'session.end',
      entity: 'staff',
      entityId: actor.email,
      before: null,
      after: { ended },
    });
  });
