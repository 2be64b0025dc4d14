import type { Tx } from '../../db/connect.ts';

/** Orders placed as a guest with a customer's confirmed address become the customer's; how many there were. */
export const claimGuestOrders = async (
  trx: Tx,
  { id, email }: { id: string; email: string },
): Promise<number> => {
  const result = await trx
    .updateTable('orders')
    .set({ user_id: id })
    .where('user_id', 'is', null)
    .where('erase_requested_at', 'is', null)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
};
