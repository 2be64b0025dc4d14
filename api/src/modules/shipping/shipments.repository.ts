import type { Selectable, Updateable } from 'kysely';
import type { Executor, Tx } from '../../db/connect.ts';
import { queryRows, queryValue } from '../../db/query.ts';
import type { ShipmentTables } from '../../db/schema/shipments.ts';

export type Shipment = Selectable<ShipmentTables['shipments']>;

/** Shipment of the order that waits for its carrier: asked, or booked. */
export const findOpenShipment = (db: Executor, orderId: string): Promise<Shipment | undefined> =>
  db
    .selectFrom('shipments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'in', ['asked', 'booked'])
    .executeTakeFirst();

/** Newest shipment of the order that was not cancelled. */
export const findLastShipment = (db: Executor, orderId: string): Promise<Shipment | undefined> =>
  db
    .selectFrom('shipments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '!=', 'cancelled')
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findShipment = (db: Executor, id: string): Promise<Shipment | undefined> =>
  db.selectFrom('shipments').selectAll().where('id', '=', id).executeTakeFirst();

export const lockShipment = (trx: Tx, id: string): Promise<Shipment | undefined> =>
  trx.selectFrom('shipments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const insertShipment = (trx: Tx, values: { order_id: string; carrier: string }): Promise<Shipment> =>
  trx.insertInto('shipments').values(values).returningAll().executeTakeFirstOrThrow();

export const updateShipment = async (
  db: Executor,
  id: string,
  columns: Updateable<ShipmentTables['shipments']>,
): Promise<void> => {
  await db.updateTable('shipments').set(columns).where('id', '=', id).execute();
};

/**
 * Deletes a shipment that its carrier did not book, so that staff can book the parcel again.
 * @param checkedAt deletes nothing when the shipment was checked, or its booking retried, after this moment
 */
export const deleteAskedShipment = async (db: Executor, id: string, checkedAt?: Date): Promise<void> => {
  const asked = db.deleteFrom('shipments').where('id', '=', id).where('state', '=', 'asked');
  await (checkedAt ? asked.where('checked_at', '=', checkedAt) : asked).execute();
};

/** A silent carrier is asked this long after its last report. */
const CHECK_AFTER = '30 minutes';
/** A booking without an answer is looked up this long after the request, which has ended by then. */
const LOOK_UP_AFTER = '1 minute';
/** A parcel on its way is no longer followed after this time. */
const FOLLOW_FOR = '60 days';

/**
 * Shipments whose carrier must be asked: without an answer, without news, or booked for an order that has another parcel
 * or none. The longest unchecked first.
 */
export const findShipmentsToCheck = (db: Executor, limit: number) => queryRows(db)<Shipment>`
    select s.* from shipments s join orders o on o.id = s.order_id
    where s.state in ('asked', 'booked', 'in_transit') and s.asked_at > now() - ${FOLLOW_FOR}::interval
      and s.checked_at < now() - (case
        when s.state = 'asked' then ${LOOK_UP_AFTER}
        when s.state = 'booked' and (o.status = 'cancelled' or o.tracking_number is distinct from s.tracking_number)
          then ${LOOK_UP_AFTER}
        else ${CHECK_AFTER} end)::interval
    order by s.checked_at limit ${limit}`;

/**
 * Marks a shipment as checked from now on, before its carrier is asked.
 * @returns that moment. Undefined when it was asked about since `findShipmentsToCheck`: by staff who book, or another
 *   process
 */
export const claimCheck = (db: Executor, id: string) => queryValue(db)<Date>`
    update shipments set checked_at = date_trunc('milliseconds', clock_timestamp())
    where id = ${id} and checked_at < now() - ${LOOK_UP_AFTER}::interval returning checked_at`;
