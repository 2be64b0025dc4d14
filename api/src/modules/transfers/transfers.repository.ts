import { type Selectable, sql } from 'kysely';
import type { ProofType } from 'shared-contracts/domain/proof-file';
import type { Executor, Tx } from '../../db/connect.ts';
import type { SellingTables } from '../../db/schema/selling.ts';
import { PROOF_REVIEW_DAYS } from '../unpaid-orders/unpaid-limits.ts';

export type TransferProof = Selectable<SellingTables['transfer_proofs']>;

/** Keeps an order's file; a later one takes the place of the one before. */
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

export const findTransferProof = (db: Executor, orderId: string): Promise<TransferProof | undefined> =>
  db.selectFrom('transfer_proofs').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/** From now on the order waits for the operator, for some days more. */
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
