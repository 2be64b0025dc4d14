import type { Tx } from '../../db/connect.ts';

/** Assigns guest orders with a customer's confirmed e-mail to the customer. @returns their number */
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
