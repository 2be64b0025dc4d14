import { sql } from 'kysely';
import type { RefundFate, RefundPart, WriteOffCause } from 'shared-contracts/domain/refund-shares';
import type { Executor, Tx } from '../../db/connect.ts';
import { firstValueOrThrow, queryRows } from '../../db/query.ts';

/** Part of an order in a refund. `line_id` is the position of the order's line. */
export interface RefundLine extends RefundPart {
  /** Null for delivery and gift box. */
  fate: RefundFate | null;
  cause: WriteOffCause | null;
}

/** Column of a refund with its lines. */
export const linesOfRefund = sql<RefundLine[]>`coalesce((
  select json_agg(json_build_object('kind', l.kind, 'line_id', l.position::text, 'qty', l.qty, 'amount', l.amount,
    'fate', l.fate, 'cause', l.cause) order by l.id)
  from refund_lines l where l.refund_id = refunds.id), '[]')`;

export const insertRefundLines = async (
  trx: Tx,
  refundId: string,
  lines: readonly RefundLine[],
): Promise<void> => {
  if (lines.length === 0) return;
  await trx
    .insertInto('refund_lines')
    .values(
      lines.map(({ line_id, ...line }) => ({
        ...line,
        refund_id: refundId,
        position: line_id === null ? null : Number(line_id),
      })),
    )
    .execute();
};

/** Units of an order line whose fate is not carried out yet. */
export interface UnmovedUnits {
  sku: string;
  qty: number;
  fate: Exclude<RefundFate, 'not_returned'>;
  cause: WriteOffCause | null;
}

/**
 * Takes the units of these refunds that the stock has not got yet. A second call finds none. Units that a revision took
 * out have no product, because the revision itself moved them.
 */
export const takeUnmovedUnits = async (trx: Tx, refundIds: readonly string[]): Promise<UnmovedUnits[]> => {
  const rows = await queryRows(trx)<Omit<UnmovedUnits, 'sku'> & { sku: string | null }>`
    update refund_lines r set moved_at = now()
    from refunds, (
      select order_id, position, sku from order_lines
      union all select order_id, position, sku_in from order_revisions) l
    where r.refund_id = any(${refundIds}::bigint[]) and r.moved_at is null and r.fate in ('stock', 'written_off')
      and refunds.id = r.refund_id and l.order_id = refunds.order_id and l.position = r.position
    returning l.sku, r.qty, r.fate, r.cause`;
  return rows.flatMap(({ sku, ...units }) => (sku === null ? [] : [{ ...units, sku }]));
};

/** Done refunds whose units the stock has not got, because an older version of the API finished them. */
export const findUnmovedRefunds = (db: Executor) => queryRows(db)<{ id: string; order_id: string }>`
    select id::text as id, order_id from refunds
    where done_at is not null and id in (
      select refund_id from refund_lines where moved_at is null and fate in ('stock', 'written_off'))`;

export const findOrderNumber = (db: Executor, orderId: string): Promise<string> =>
  firstValueOrThrow(db.selectFrom('orders').select('number').where('id', '=', orderId));
