import type { Executor } from '../../db/connect.ts';
import type { OrderRow } from '../orders/orders.repository.ts';

/** Order by number and proof of the buyer (e-mail or RUT). All given values must match. */
export const findTrackedOrder = (
  db: Executor,
  { number, email, rut }: { number: string; email?: string | undefined; rut?: string | undefined },
): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .where('erased_at', 'is', null)
    .$if(email !== undefined, (query) =>
      query.where((eb) => eb(eb.fn('lower', ['email']), '=', (email ?? '').toLowerCase())),
    )
    .$if(rut !== undefined, (query) => query.where('rut', '=', rut ?? ''))
    .executeTakeFirst();
