import type { Executor } from '../../db/connect.ts';
import { hasRow } from '../../db/query.ts';

export const hasOrders = (db: Executor) => hasRow(db.selectFrom('orders').select('id').limit(1));
