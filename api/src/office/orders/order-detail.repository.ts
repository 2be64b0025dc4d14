import type { Executor } from '../../db/connect.ts';
import { nameOrder } from '../../db/name-order.ts';
import { firstValueOrThrow, queryRows, queryValue } from '../../db/query.ts';
import type { PaymentFailure } from '../../db/schema/sales.ts';

/**
 * Version of an order: changes with its row, payment, refunds, revisions, proof and notes. A write with another version
 * is refused, because a colleague or the buyer changed the order meanwhile.
 */
export const findOrderVersion = (db: Executor, orderId: string) => queryValue(db)<string>`
    select md5(concat_ws('|', orders::text,
      (select (token, settled_at, failure)::text from payments where order_id = orders.id),
      (select string_agg(refunds::text, ',' order by id) from refunds where order_id = orders.id),
      (select max(number) from order_revisions where order_id = orders.id),
      (select string_agg(number || status, ',' order by number) from orders d where d.difference_of = orders.id),
      (select received_at::text from transfer_proofs where order_id = orders.id),
      (select max(id) from order_notes where order_id = orders.id))) as version
    from orders where id = ${orderId}`;

export interface Attempt {
  buy_order: string | null;
  settled_at: Date | null;
  failure: PaymentFailure | null;
}

/** Failed payments of an order that later ones replaced, oldest first. */
export const findFormerAttempts = (db: Executor, orderId: string): Promise<Attempt[]> =>
  db
    .selectFrom('payment_attempts')
    .select(['buy_order', 'settled_at', 'failure'])
    .where('order_id', '=', orderId)
    .orderBy('settled_at')
    .execute();

/** Proof of a transfer without its file. */
export const findProofFacts = (db: Executor, orderId: string) =>
  db
    .selectFrom('transfer_proofs')
    .select(['type', 'received_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();

/** Notes of an order with the names of their authors, oldest first. */
export const findNotes = (db: Executor, orderId: string) =>
  db
    .selectFrom('order_notes as n')
    .innerJoin('staff as s', 's.id', 'n.staff_id')
    .select(['n.id', 'n.at', 'n.text', 's.name as staff'])
    .where('n.order_id', '=', orderId)
    .orderBy('n.id')
    .execute();

export const insertNote = (db: Executor, note: { orderId: string; staffId: string; text: string }) =>
  firstValueOrThrow(
    db
      .insertInto('order_notes')
      .values({ order_id: note.orderId, staff_id: note.staffId, text: note.text })
      .returning('id'),
  );

/** Audit entries of changes of an order, oldest first. */
export const findAuditOfOrder = (db: Executor, number: string) =>
  db
    .selectFrom('audit_entries as a')
    .leftJoin('staff as s', 's.id', 'a.staff_id')
    .select(['a.at', 'a.action', 'a.before', 'a.after', 'a.reason', 's.name as staff'])
    .where('a.entity', '=', 'order')
    .where('a.entity_id', '=', number)
    .where('a.action', '<>', 'orders.read')
    .orderBy('a.id')
    .execute();

interface Place {
  region_id: string;
  region: string;
  commune_id: string;
  commune: string;
  price: number | null;
  /** Goods from which the delivery is free, CLP. */
  free_from: number | null;
}

/** Communes with region and price of delivery. Regions from north to south, communes by name. */
export const findPlaces = (db: Executor) => queryRows(db)<Place>`
    select r.id as region_id, r.name as region, c.id as commune_id, c.name as commune,
      case when c.is_delivered then coalesce(c.price, s.price) end as price,
      case when c.price is null then s.free_from end as free_from
    from regions r join communes c on c.region_id = r.id left join shipping_rates s on s.region_id = r.id
    order by r.position, c.name ${nameOrder()}`;
