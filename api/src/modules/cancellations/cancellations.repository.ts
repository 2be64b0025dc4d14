import { sql } from 'kysely';
import type { RefundAccount } from 'shared-contracts/api/refund-account.schema';
import type { Executor, Tx } from '../../db/connect.ts';

export const insertRefundAccount = async (
  trx: Tx,
  orderId: string,
  { holder, rut, bank, account_type, account }: RefundAccount,
): Promise<void> => {
  await trx
    .insertInto('refund_accounts')
    .values({ order_id: orderId, holder, rut, bank, account_type, account })
    .onConflict((on) =>
      on
        .column('order_id')
        .doUpdateSet({ holder, rut, bank, account_type, account, created_at: sql<Date>`now()` }),
    )
    .execute();
};

/** Account that the buyer named for the money of a cancelled order or of a return. */
export const findRefundAccount = (db: Executor, orderId: string) =>
  db
    .selectFrom('refund_accounts')
    .select(['holder', 'rut', 'bank', 'account_type', 'account'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
