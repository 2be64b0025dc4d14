import { DomainError } from 'shared-contracts/errors/domain-error';
import { isAllowed } from 'shared-contracts/office/access';
import { confirmRequestAccess } from '../../audit/writer.ts';
import type { Config } from '../../config.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { atVersion, orNotFound } from '../../errors/or-not-found.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { deleteSessionsOf, type Staff } from '../access/sessions.repository.ts';
import {
  findStaffMember,
  lockOwners,
  lockStaffMember,
  type StaffMember,
  takeLinks,
} from '../access/staff.repository.ts';
import { clearCredentials } from '../session/credentials.repository.ts';
import { checkOwnPassword, type Proof, requireCode, requirePassword } from '../session/proof.ts';

/** `jobs` is null on the command line, which prints the link and mails nothing. */
export interface StaffDeps {
  db: Db;
  config: Pick<Config, 'OFFICE_URL' | 'APP_SECRET'>;
  jobs: Pick<Jobs, 'enqueue'> | null;
}

/** Staff member who makes a change. Null: the shop's command line. */
export type Actor = (Pick<Staff, 'id' | 'email'> & { proof?: Proof | undefined }) | null;

/** Arguments of the work that `runStaffChange` runs. */
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
export const runStaffChange = async <T>(
  { db, config }: StaffDeps,
  actor: Actor,
  work: (trx: Tx, locked: Locked) => Promise<T>,
): Promise<T> => {
  const proof = actor?.proof;
  // Before the transaction, because hashing is slow. `requirePassword` compares with the locked row.
  const checked = actor && proof ? await checkOwnPassword(db, actor, proof) : null;
  return db.transaction().execute(async (trx) => {
    const owners = await lockOwners(trx);
    const staff = actor && (await lockStaffMember(trx, actor.id));
    if (actor && (!staff || staff.disabled_at || !isAllowed(staff.role, 'staff.change')))
      throw new DomainError('FORBIDDEN');
    // The session, too, may have ended meanwhile.
    await confirmRequestAccess(trx);
    const requireProof = async (): Promise<void> => {
      if (!staff) return;
      if (!proof) throw new DomainError('WRONG_PASSWORD', {}, ['password']);
      await requireCode(trx, config.APP_SECRET, requirePassword(staff, checked), proof.code);
    };
    return work(trx, { owners, requireProof });
  });
};

/** Removes password, second factor, sessions and links of a staff member. */
export const removeAccess = async (trx: Tx, id: string): Promise<void> => {
  await clearCredentials(trx, id);
  await deleteSessionsOf(trx, id);
  await takeLinks(trx, id);
};

export const lockMember = async (trx: Tx, id: string, version: string) =>
  atVersion(await lockStaffMember(trx, id), version);

export const readMember = async (trx: Tx, id: string): Promise<StaffMember> =>
  orNotFound(await findStaffMember(trx, id));
