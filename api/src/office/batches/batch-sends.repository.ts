import { sql } from 'kysely';
import type { Batch } from 'shared-contracts/office/batches.schema';
import type { Executor, Tx } from '../../db/connect.ts';
import { queryRow, queryRows } from '../../db/query.ts';
import type { Timed } from '../../lib/iso-times.ts';

type LastSend = Timed<NonNullable<Batch['last_send']>, 'at'>;

/** The last action that sent orders of the batch and is not undone. */
export const findLastSend = (db: Executor, batchId: string) => queryRow(db)<LastSend>`
    select request_key as key, max(at) as at, count(*)::int as orders,
      (select name from staff where id::text = split_part(request_key, ':', 1)) as staff
    from batch_sends
    where batch_id = ${batchId} and undone_at is null
    group by request_key order by max(at) desc limit 1`;

/** Orders that the request sent and that are not taken back, with their numbers. */
export const findSent = (db: Executor, batchId: string, key: string) => queryRows(db)<{
  id: string;
  number: string;
}>`
    select o.id, o.number from batch_sends s join orders o on o.id = s.order_id
    where s.batch_id = ${batchId} and s.request_key = ${key} and s.undone_at is null order by o.number`;

/** One order that a request sent. */
type Send = { batch_id: string; request_key: string; order_id: string };

/** An order that the same request sent before, and that was taken back since, is sent anew. */
export const insertSend = async (trx: Tx, send: Send): Promise<void> => {
  await trx
    .insertInto('batch_sends')
    .values(send)
    .onConflict((repeated) =>
      repeated
        .columns(['batch_id', 'request_key', 'order_id'])
        .doUpdateSet({ at: sql<Date>`now()`, undone_at: null }),
    )
    .execute();
};

export const updateSendUndone = async (trx: Tx, send: Send): Promise<void> => {
  await trx
    .updateTable('batch_sends')
    .set({ undone_at: sql<Date>`now()` })
    .where('batch_id', '=', send.batch_id)
    .where('request_key', '=', send.request_key)
    .where('order_id', '=', send.order_id)
    .execute();
};
