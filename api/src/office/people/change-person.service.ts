import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { erasePerson as eraseSchema } from 'shared-contracts/office/people.schema';
import { audit } from '../../audit/audit.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { inSantiago } from '../../lib/santiago.ts';
import { updateUser } from '../../modules/accounts/users.repository.ts';
import { lockAccount } from '../../modules/carts/lock-cart.repository.ts';
import { eraseWithJournal } from '../../modules/privacy/erase-customer.service.ts';
import { exportFile } from '../../modules/privacy/export-file.ts';
import { deleteSessionsOf } from '../../modules/sessions/sessions.repository.ts';
import type { ErasureConfig } from '../../personal-data/erasure-journal.ts';
import type { Change, Write } from '../access/change.ts';
import * as repository from './person.repository.ts';

/**
 * Locks the person's account and row, and refuses a person who is no longer what the staff member saw.
 * @throws DomainError NOT_FOUND, CONFLICT
 */
const lockSeen = async (trx: Tx, { id, version }: Write) => {
  const found = await repository.findPerson(trx, id);
  const known = found && (await repository.findAccountOf(trx, found.email));
  // The account first: the order of locks of `lockCart`.
  if (known) await lockAccount(trx, known.id, 'erasing');
  const person = orNotFound(await repository.lockPerson(trx, id));
  const userId = known?.id ?? null;
  if ((await repository.findPersonVersion(trx, person.email, userId)) !== version)
    throw new DomainError('CONFLICT');
  return { person, userId };
};

/**
 * Blocks an account: ends its sessions, and refuses its sign-in and its orders. Guests have no account to block.
 * @throws DomainError NOT_FOUND, CONFLICT
 */
export const blockPerson = (db: Db, change: Write): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { userId } = await lockSeen(trx, change);
    if (userId === null) throw new DomainError('NOT_FOUND');
    await updateUser(trx, userId, { blocked_at: new Date() });
    const sessions = await deleteSessionsOf(trx, userId);
    await auditChange(trx, change, 'people.block', { blocked: false }, { blocked: true, ended: sessions });
  });

/** @throws DomainError NOT_FOUND, CONFLICT */
export const unblockPerson = (db: Db, change: Write): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { userId } = await lockSeen(trx, change);
    if (userId === null) throw new DomainError('NOT_FOUND');
    await updateUser(trx, userId, { blocked_at: null });
    await auditChange(trx, change, 'people.block', { blocked: true }, { blocked: false });
  });

/**
 * Notes whether a person sells on what it buys: facturas issued from now on have the alcohol tax.
 * @throws DomainError NOT_FOUND, CONFLICT
 */
export const changeReseller = (db: Db, change: Write, resells: boolean): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { person } = await lockSeen(trx, change);
    await repository.updateResells(trx, person.id, resells);
    await auditChange(trx, change, 'people.change-tax', { resells: person.resells }, { resells });
  });

const auditChange = (
  trx: Tx,
  { staff, id, reason }: Write,
  action: 'people.block' | 'people.change-tax' | 'people.erase',
  before: Record<string, unknown> | null,
  after: Record<string, unknown>,
): Promise<void> => audit(trx, { staffId: staff.id, action, entityId: id, before, after, reason });

/**
 * Erases a person by the shop's own service. Staff confirm that the person who asks owns the address.
 * @throws DomainError NOT_FOUND, CONFLICT
 */
export const erasePerson = (
  db: Db,
  config: ErasureConfig,
  change: Write,
): Promise<EndpointOutput<typeof eraseSchema>> =>
  db.transaction().execute(async (trx) => {
    const { person, userId } = await lockSeen(trx, change);
    const counts = await repository.countOf(trx, person.email, userId);
    // Before the erasure, which redacts the reason too.
    await auditChange(trx, change, 'people.erase', null, { ...counts });
    const erased = await eraseWithJournal(trx, config, { email: person.email, userId, isProven: true });
    return {
      account: erased.account > 0,
      orders: erased.ordersErased,
      orders_later: erased.ordersLater,
      reservations: erased.reservations,
      messages: erased.messages,
    };
  });

/**
 * Leaves an audit entry of a file with a person's data. Without a `staffId`, the shop's command line made it.
 */
export const recordExport = (
  db: Db,
  { staffId, email, reason }: { staffId: string | null; email: string; reason: string | undefined },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const person = await repository.findPersonByEmail(trx, email);
    // The directory has no address that only subscribes to the newsletter.
    const entityId = person?.id ?? 'newsletter';
    await audit(trx, { staffId, action: 'people.export', entityId, after: { exported: true }, reason });
  });

/**
 * Everything about a person as a file, as the customer's own export.
 * @throws DomainError NOT_FOUND
 */
export const exportPerson = async (
  deps: Parameters<typeof exportFile>[0],
  { staff, reason }: Change,
  id: string,
): Promise<{ filename: string; text: string }> => {
  const { db } = deps;
  const person = orNotFound(await repository.findPerson(db, id));
  const file = await exportFile(deps, { email: person.email, isProven: true });
  await recordExport(db, { staffId: staff.id, email: person.email, reason });
  return {
    filename: `datos-personales-${inSantiago(new Date(file.exported_at)).date}.json`,
    text: JSON.stringify(file, null, 2),
  };
};
