import { sql } from 'kysely';
import type { Executor } from '../../db/connect.ts';

/** Order by number and proof of the buyer (e-mail or RUT). All given values must match. */
export const findTrackedOrder = (
  db: Executor,
  { number, email, rut }: { number: string; email?: string | undefined; rut?: string | undefined },
) =>
  db
    .selectFrom('orders as o')
    .select([
      'o.id',
      'o.number',
      'o.status',
      'o.payment_status',
      'o.created_at',
      'o.updated_at',
      'o.delivery_method',
      'o.commune',
      'o.min_days',
      'o.max_days',
      'o.promised_first',
      'o.promised_last',
      'o.carrier',
      'o.tracking_number',
      'o.tracking_url',
      'o.parcel_problem',
      'o.platform',
      'o.total',
    ])
    .select((eb) =>
      eb
        .selectFrom('order_lines as l')
        .select(
          sql<{ name: string; format: number | null; qty: number; image: string }[]>`
            coalesce(json_agg(
              json_build_object('name', l.name, 'format', l.format, 'qty', l.qty, 'image', l.image)
              order by l.position
            ), '[]')`.as('items'),
        )
        .whereRef('l.order_id', '=', 'o.id')
        .as('items'),
    )
    .where('o.number', '=', number)
    .where('o.erased_at', 'is', null)
    .$if(email !== undefined, (query) =>
      query.where((eb) => eb(eb.fn('lower', ['o.email']), '=', (email ?? '').toLowerCase())),
    )
    .$if(rut !== undefined, (query) => query.where('o.rut', '=', rut ?? ''))
    .executeTakeFirst();

export type TrackedRow = NonNullable<Awaited<ReturnType<typeof findTrackedOrder>>>;
