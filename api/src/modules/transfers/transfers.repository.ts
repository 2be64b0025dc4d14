import { sql } from 'kysely';
import type { ProofType } from 'shared-contracts/domain/proof-file';
import type { Executor, Tx } from '../../db/connect.ts';
import { queryValues } from '../../db/query.ts';
import { PROOF_REVIEW_DAYS } from '../unpaid-orders/unpaid-limits.ts';

/** Stores the proof of an order. A later file replaces the earlier one. */
export const upsertTransferProof = async (
  trx: Tx,
  proof: { order_id: string; type: ProofType; file: Buffer },
): Promise<void> => {
  const { type, file } = proof;
  await trx
    .insertInto('transfer_proofs')
    .values(proof)
    .onConflict((on) => on.column('order_id').doUpdateSet({ type, file, received_at: sql<Date>`now()` }))
    .execute();
};

/** Endings of the files that buyers send as proof of a transfer. */
export const PROOF_ENDINGS: Record<ProofType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

export const findTransferProof = (db: Executor, orderId: string) =>
  db.selectFrom('transfer_proofs').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/** Records that the proof arrived, and extends the deadline so that the operator has time to check it. */
export const updateProofCame = async (trx: Tx, orderId: string, note: string | null): Promise<void> => {
  await trx
    .updateTable('orders')
    .set({
      proof_at: sql<Date>`now()`,
      proof_note: note,
      expires_at: sql<Date>`greatest(expires_at, now() + make_interval(days => ${PROOF_REVIEW_DAYS}))`,
    })
    .where('id', '=', orderId)
    .execute();
};

/** Records that the operator refused the proof, and why. The order waits for another one. */
export const updateProofRefused = async (
  trx: Tx,
  orderId: string,
  { reason, waitHours }: { reason: string; waitHours: number },
): Promise<void> => {
  await trx
    .updateTable('orders')
    .set({
      proof_at: null,
      proof_refusal: reason,
      expires_at: sql<Date>`greatest(expires_at, now() + make_interval(hours => ${waitHours}))`,
    })
    .where('id', '=', orderId)
    .execute();
};

/** Unpaid transfer orders past their deadline, the oldest deadline first. */
export const findExpiredTransferIds = (db: Executor) => queryValues(db)<string>`
    select id from orders
    where platform = 'transfer' and status = 'in_validation' and payment_status = 'pending'
      and expires_at < now()
    order by expires_at`;
