import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { readPromises } from 'shared-contracts/office/figures.schema';
import type { Executor } from '../../db/connect.ts';
import { queryRows } from '../../db/query.ts';
import type { Days } from './periods.ts';

type Promises = EndpointOutput<typeof readPromises>;

/** Paid orders that were promised for these days, with the late ones, the latest promise first. */
export const findPromises = async (
  db: Executor,
  { from, to }: Days,
  { now, limit }: { now: Date; limit: number },
) => {
  const rows = await queryRows(db)<Promises['data'][number] & Pick<Promises, 'total'>>`
    with promised as materialized (
      select o.id, o.number, o.delivery_method as delivery, o.commune, o.carrier, o.promised_last as promised_on,
        santiago_day(done.at)::text as done_on,
        coalesce(done.at, ${now}) >= coalesce(o.ready_at, santiago_start(o.promised_last::date + 1)) as is_late,
        greatest(0, santiago_day(coalesce(done.at, ${now})) - o.promised_last::date) as days
      from orders o
      -- A pick-up that is ready has the status of a parcel on its way. The last time counts: staff may correct a step.
      left join lateral (
        select max(h.at) as at from order_history h
        where h.order_id = o.id and o.status in ('on_the_way', 'delivered')
          and h.status = case o.delivery_method when 'pickup' then 'on_the_way' else 'delivered' end
          and (o.delivery_method = 'pickup' or o.status = 'delivered')
      ) done on true
      where o.promised_last between ${from} and ${to} and o.payment_status = 'success' and o.status <> 'cancelled'
    ), total as (
      select json_build_object(
        'kept', count(*) filter (where done_on is not null and not is_late),
        'late', count(*) filter (where is_late),
        'open', count(*) filter (where done_on is null and not is_late)) as total
      from promised
    )
    select total, p.* from total left join lateral (
      select id, number, delivery, commune, carrier, promised_on, done_on, days from promised
      where is_late order by promised_on desc, number limit ${limit}
    ) p on true`;
  const data = rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [row]));
  return { data, total: rows[0]?.total ?? { kept: 0, late: 0, open: 0 } };
};
