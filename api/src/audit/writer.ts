/**
 * Access of the staff member who writes, read again in the transaction of the write. The request was allowed before its
 * body arrived, and a body may take 90 seconds: meanwhile the person may have been dismissed.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx } from '../db/connect.ts';

/**
 * Confirms the access of a request and locks it until the transaction ends.
 * @throws DomainError UNAUTHORIZED, FORBIDDEN
 */
type ConfirmAccess = (trx: Tx) => Promise<void>;

const writers = new AsyncLocalStorage<ConfirmAccess>();

/** Runs the handler of a request of a staff member. */
export const runAsWriter = <T>(confirm: ConfirmAccess, work: () => T): T => writers.run(confirm, work);

/** Transactions in which the access was confirmed. It stays locked until they end. */
const confirmed = new WeakSet<Tx>();

/**
 * Confirms that session, role and permission of the current request still exist, and locks them until the transaction
 * ends. `audit` calls it for every write. A transaction that ends the session of its staff member calls it before that,
 * because afterwards there is no session to confirm. Does nothing outside of a request of the office.
 * @throws DomainError UNAUTHORIZED, FORBIDDEN
 */
export const confirmRequestAccess: ConfirmAccess = async (trx) => {
  const confirm = writers.getStore();
  if (!confirm || confirmed.has(trx)) return;
  await confirm(trx);
  confirmed.add(trx);
};
