import { proofProblem, proofTypeOf } from 'shared-contracts/domain/proof-file';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Db, Tx } from '../../db/connect.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { isUnpaid } from '../orders/order-status.service.ts';
import { lockOrder } from '../orders/orders.repository.ts';
import { isReadableProof } from './readable-proof.ts';
import { updateProofCame, upsertTransferProof } from './transfers.repository.ts';

/**
 * Records that the proof of a transfer arrived, extends the order's deadline and queues a mail to the buyer.
 */
export const noteProof = async (trx: Tx, jobs: Jobs, orderId: string, note: string | null): Promise<void> => {
  await updateProofCame(trx, orderId, note);
  await jobs.enqueue(trx, 'send-order-mail', { order_id: orderId, kind: 'proof-received' });
};

/**
 * Stores the buyer's proof of a transfer. Until the payment is confirmed, a later file replaces an earlier
 * one. Only the first file extends the deadline and sends a mail.
 * @throws DomainError FILE_NOT_ACCEPTED, NOT_FOUND, CONFLICT for a card order or an order that is not unpaid
 */
export const takeProof = async (
  { db, jobs }: { db: Db; jobs: Jobs },
  orderId: string,
  file: Buffer,
): Promise<void> => {
  const type = proofTypeOf(file);
  if (proofProblem(file) !== null || type === null || !(await isReadableProof(type, file)))
    throw new DomainError('FILE_NOT_ACCEPTED', {}, ['file']);
  await db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, orderId);
    if (!locked) throw new DomainError('NOT_FOUND');
    if (locked.payment || !isUnpaid(locked)) throw new DomainError('CONFLICT');
    await upsertTransferProof(trx, { order_id: orderId, type, file });
    if (locked.order.proof_at === null) await noteProof(trx, jobs, orderId, null);
  });
};
