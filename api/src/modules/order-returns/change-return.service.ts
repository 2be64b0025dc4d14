import { proofTypeOf } from 'shared-contracts/domain/proof-file';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { audit } from '../../audit/audit.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { workOnPicture } from '../../media/picture-process.ts';
import { type LockedOrder, lockOrder } from '../orders/orders.repository.ts';
import { returnNumber } from '../orders/to-order-returns.ts';
import {
  findReturn,
  isUndecided,
  type OrderReturn,
  updateReturn,
  upsertReturnPicture,
} from '../returns/returns.repository.ts';

/** Return of an order, which a request names. */
export interface ReturnOfOrder {
  orderId: string;
  returnId: string;
}

/**
 * Locks the order of a return and reads the return. Each step works on the locked order, so that two simultaneous steps
 * run one after the other.
 * @throws DomainError NOT_FOUND
 */
export const lockReturn = async (
  trx: Tx,
  { orderId, returnId }: ReturnOfOrder,
): Promise<{ locked: LockedOrder; found: OrderReturn }> => {
  const locked = await lockOrder(trx, orderId);
  const found = await findReturn(trx, returnId);
  if (!locked || found?.order_id !== orderId) throw new DomainError('NOT_FOUND');
  return { locked, found };
};

const auditByBuyer = (
  trx: Tx,
  action: 'return.withdraw' | 'return.answer',
  { locked: { order }, found }: Awaited<ReturnType<typeof lockReturn>>,
): Promise<void> =>
  audit(trx, {
    staffId: null,
    action,
    entityId: order.number,
    after: { return: returnNumber(order.number, found), by_buyer: true },
  });

/**
 * Withdraws a return for its buyer. A repeat changes nothing.
 * @throws DomainError NOT_FOUND; CONFLICT when staff decided it meanwhile
 */
export const withdrawReturn = (db: Db, of: ReturnOfOrder): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { locked, found } = await lockReturn(trx, of);
    if (found.state === 'withdrawn') return;
    if (!isUndecided(found)) throw new DomainError('CONFLICT');
    await updateReturn(trx, found.id, { state: 'withdrawn' });
    await auditByBuyer(trx, 'return.withdraw', { locked, found });
  });

/**
 * Stores the buyer's answer to a question of staff, who decide again. A repeat changes nothing.
 * @throws DomainError NOT_FOUND; CONFLICT when no question waits
 */
export const answerReturn = (db: Db, of: ReturnOfOrder, answer: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { locked, found } = await lockReturn(trx, of);
    if (found.state === 'requested' && found.answer === answer) return;
    if (found.state !== 'asked') throw new DomainError('CONFLICT');
    await updateReturn(trx, found.id, { state: 'requested', answer });
    await auditByBuyer(trx, 'return.answer', { locked, found });
  });

/**
 * Stores a picture of products to return as JPEG without metadata.
 * @throws DomainError FILE_NOT_ACCEPTED, NOT_FOUND, CONFLICT once the return is decided, UNAVAILABLE
 */
export const takeReturnPicture = async (
  db: Db,
  of: ReturnOfOrder,
  { position, file }: { position: number; file: Buffer },
): Promise<void> => {
  const type = proofTypeOf(file);
  const isPicture = type !== null && type !== 'application/pdf';
  const picture = isPicture ? await workOnPicture({ kind: 'proof', file }) : null;
  if (!picture) throw new DomainError('FILE_NOT_ACCEPTED', {}, ['file']);
  await db.transaction().execute(async (trx) => {
    const { found } = await lockReturn(trx, of);
    if (!isUndecided(found)) throw new DomainError('CONFLICT');
    await upsertReturnPicture(trx, { return_id: found.id, position, file: picture });
  });
};
