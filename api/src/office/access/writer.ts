/**
 * Access of the staff member who writes, read again in the transaction of the write. The request was allowed before its
 * body arrived, and a body may take 90 seconds: meanwhile the person may have been dismissed.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { isAllowed, type Permission } from 'shared-contracts/office/access';
import type { Tx } from '../../db/connect.ts';
import type { Staff } from '../session/sessions.repository.ts';
import { lockAccess } from './access.repository.ts';

interface Writer {
  staff: Pick<Staff, 'id' | 'sessionId'>;
  /** Permission that the endpoint requires. */
  access: Permission | 'signed-in';
}

const writers = new AsyncLocalStorage<Writer>();

/** Runs the handler of a request of a staff member. */
export const runAsWriter = <T>(writer: Writer, work: () => T): T => writers.run(writer, work);

/** Transactions in which the access was confirmed. It stays locked until they end. */
const confirmed = new WeakSet<Tx>();

/**
 * Confirms that session, role and permission of the current request still exist, and locks them until the transaction
 * ends. `audit` calls it for every write. A transaction that ends the own session calls it before. Does nothing outside
 * of a request of the office.
 * @throws DomainError UNAUTHORIZED, FORBIDDEN
 */
export const confirmAccess = async (trx: Tx): Promise<void> => {
  const writer = writers.getStore();
  if (!writer || confirmed.has(trx)) return;
  const role = await lockAccess(trx, writer.staff);
  if (!role) throw new DomainError('UNAUTHORIZED');
  if (writer.access !== 'signed-in' && !isAllowed(role, writer.access)) throw new DomainError('FORBIDDEN');
  confirmed.add(trx);
};
