import type { Executor } from '../../db/connect.ts';

export const hasOrders = async (db: Executor): Promise<boolean> =>
  (await db.selectFrom('orders').select('id').limit(1).executeTakeFirst()) !== undefined;
