import { type ProofType, proofProblem, proofTypeOf } from 'shared-contracts/domain/proof-file';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Db, Tx } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { workOnPicture } from '../../media/picture-process.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { isUnpaid } from '../orders/order-status.service.ts';
import { lockOrder } from '../orders/orders.repository.ts';
import { updateProofCame, upsertTransferProof } from './transfers.repository.ts';

/** Bytes to search for the end of a PDF (`startxref`, offset, `%%EOF`). Programs may append some bytes to it. */
const PDF_END_BYTES = 2048;
const PDF_START = /^%PDF-\d\.\d/;
const PDF_END = /startxref\s+(\d{1,10})\s+%%EOF/;
/**
 * Text that a PDF must contain near the offset: the start of a cross-reference table, or of the object that holds one.
 * `PDF_TABLE_REACH` bytes around the offset count, because some programs write a slightly wrong one.
 */
const PDF_TABLE = /\bxref\b|\d+\s+\d+\s+obj\b/;
const PDF_TABLE_REACH = 40;

/** Whether a PDF is complete: its end names the place of a cross-reference table. */
const isReadablePdf = (file: Buffer): boolean => {
  if (!PDF_START.test(file.toString('latin1', 0, 16))) return false;
  const end = file.toString('latin1', Math.max(0, file.length - PDF_END_BYTES));
  const lastTable = end.lastIndexOf('startxref');
  const offset = Number(PDF_END.exec(lastTable < 0 ? '' : end.slice(lastTable))?.[1] ?? Number.NaN);
  if (!(offset < file.length)) return false;
  const table = file.toString('latin1', Math.max(0, offset - PDF_TABLE_REACH), offset + PDF_TABLE_REACH);
  return PDF_TABLE.test(table);
};

/** Records that the proof of a transfer arrived, extends the order's deadline and queues a mail to the buyer. */
export const noteProof = async (trx: Tx, jobs: Jobs, orderId: string, note: string | null): Promise<void> => {
  await updateProofCame(trx, orderId, note);
  await jobs.enqueue(trx, 'send-order-mail', { order_id: orderId, kind: 'proof-received' });
};

/**
 * The file as the shop stores it: a picture becomes a JPEG without metadata, a PDF stays as it is. Null when the file
 * is not readable.
 */
const toStored = async (file: Buffer): Promise<{ type: ProofType; file: Buffer } | null> => {
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
