import { type ProofType, proofProblem, proofTypeOf } from 'shared-contracts/domain/proof-file';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Db, Tx } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { workOnPicture } from '../../media/decode/picture-process.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { isUnpaid } from '../orders/order-status.service.ts';
import { lockOrder } from '../orders/orders.repository.ts';
import { isReadablePdf } from './readable-pdf.ts';
import { updateProofCame, upsertTransferProof } from './transfers.repository.ts';

/**
 * Records that the proof of a transfer arrived, extends the order's deadline and queues a mail to the buyer.
 */
export const noteProof = async (trx: Tx, jobs: Jobs, orderId: string, note: string | null): Promise<void> => {
  await updateProofCame(trx, orderId, note);
  await jobs.enqueue(trx, 'send-order-mail', { order_id: orderId, kind: 'proof-received' });
};

interface StoredProof {
  type: ProofType;
  file: Buffer;
}

/**
 * The file as the shop stores it: a picture becomes a JPEG without metadata, a PDF stays as it is. Null when the file
 * is not readable.
 */
const toStored = async (file: Buffer): Promise<StoredProof | null> => {
  if (proofProblem(file) !== null) return null;
  if (proofTypeOf(file) === 'application/pdf')
    return isReadablePdf(file) ? { type: 'application/pdf', file } : null;
  const picture = await workOnPicture({ kind: 'proof', file });
  return picture && { type: 'image/jpeg', file: picture };
};

/**
 * Stores the buyer's proof of a transfer. Until the payment is confirmed, a later file replaces an earlier
 * one. Only the first file extends the deadline and sends a mail.
 * @throws DomainError FILE_NOT_ACCEPTED, NOT_FOUND, CONFLICT for a card order or an order that is not unpaid,
 * UNAVAILABLE
 */
export const takeProof = async (
  { db, jobs }: { db: Db; jobs: Jobs },
  orderId: string,
  file: Buffer,
): Promise<void> => {
  const stored = await toStored(file);
  if (!stored) throw new DomainError('FILE_NOT_ACCEPTED', {}, ['file']);
  await db.transaction().execute(async (trx) => {
    const locked = orNotFound(await lockOrder(trx, orderId));
    if (locked.payment || !isUnpaid(locked)) throw new DomainError('CONFLICT');
    await upsertTransferProof(trx, { order_id: orderId, ...stored });
    if (locked.order.proof_at === null) await noteProof(trx, jobs, orderId, null);
  });
};
