import { isSameCarrier, trackingLink } from 'shared-contracts/domain/parcels';
import type { Db, Tx } from '../../db/connect.ts';
import type { OrderMailKind } from '../../db/schema/sales.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { lockOrder, type OrderRow, updateOrderStatus } from '../orders/orders.repository.ts';
import type { CarrierReport } from '../shipping/carrier-adapter.ts';
import { findCarriers, updateParcel } from '../shipping/parcel.repository.ts';
import { NO_PARCEL, PROBLEM_MAILS } from '../shipping/parcel.ts';
import {
  findShipment,
  lockShipment,
  type Shipment,
  updateShipment,
} from '../shipping/shipments.repository.ts';
import { nextState } from './next-state.ts';

export interface ShipmentDeps {
  db: Db;
  jobs: Jobs;
}

/** Applies a report of the carrier to a shipment and its order. A report that is not new changes nothing. */
export const applyCarrierReport = ({ db, jobs }: ShipmentDeps, shipmentId: string, report: CarrierReport) =>
  db.transaction().execute(async (trx) => {
    // The order is locked first, as by every change of an order.
    const found = await findShipment(trx, shipmentId);
    const locked = found && (await lockOrder(trx, found.order_id));
    const shipment = await lockShipment(trx, shipmentId);
    if (locked && shipment) await applyReport({ trx, jobs }, locked.order, shipment, report);
  });

/**
 * The same on a locked order and shipment.
 * @returns whether the order then has this parcel
 */
export const applyReport = async (
  { trx, jobs }: { trx: Tx; jobs: Jobs },
  order: OrderRow,
  shipment: Shipment,
  report: CarrierReport,
): Promise<boolean> => {
  const booked = { ...shipment, tracking_number: report.number };
  const next = nextState({ state: shipment.state, sequence: Number(shipment.sequence) }, report);
  if (!next) return isParcelOf(order, booked);
  const now = new Date();
  await updateShipment(trx, shipment.id, {
    ...next,
    // An erasure has removed the number of an erased order.
    ...(order.erased_at === null && { tracking_number: report.number }),
    route: report.route ?? shipment.route,
    changed_at: now,
    checked_at: now,
  });
  const isFirst = shipment.state === 'asked' && order.status === 'confirmed' && order.carrier === null;
  if (isFirst) await addParcel(trx, order.id, booked);
  // Staff may have sent the order with another parcel. Then this one does not change it.
  else if (!isParcelOf(order, booked)) return false;
  await moveOrder({ trx, jobs }, order, next.state);
  return true;
};

const addParcel = async (trx: Tx, orderId: string, { carrier, tracking_number }: Shipment): Promise<void> => {
  const known = (await findCarriers(trx)).find(({ name }) => isSameCarrier(name, carrier));
  await updateParcel(trx, orderId, {
    carrier,
    tracking_number,
    tracking_url: trackingLink(known?.tracking_url ?? '', tracking_number),
    parcel_problem: null,
  });
};

/** Whether the order has this parcel. */
export const isParcelOf = (
  order: Pick<OrderRow, 'carrier' | 'tracking_number'>,
  { carrier, tracking_number }: Pick<Shipment, 'carrier' | 'tracking_number'>,
): boolean =>
  order.carrier !== null &&
  tracking_number !== null &&
  order.tracking_number === tracking_number &&
  isSameCarrier(order.carrier, carrier);

/** Moves the order to where its parcel is, with the mail of its state. */
const moveOrder = async (
  { trx, jobs }: { trx: Tx; jobs: Jobs },
  order: OrderRow,
  state: Shipment['state'],
): Promise<void> => {
  const { id, status, parcel_problem } = order;
  if (status !== 'confirmed' && status !== 'on_the_way') return;
  const mail = (kind: OrderMailKind) => jobs.enqueue(trx, 'send-order-mail', { order_id: id, kind });
  if (state === 'cancelled') {
    if (status === 'confirmed') await updateParcel(trx, id, NO_PARCEL);
    return;
  }
  if (state === 'asked' || state === 'booked') return;
  if (status === 'confirmed') await updateOrderStatus(trx, id, 'on_the_way');
  const problem = state === 'returned' || state === 'lost' ? state : null;
  if (problem !== parcel_problem) await updateParcel(trx, id, { parcel_problem: problem });
  if (state === 'delivered') {
    await updateOrderStatus(trx, id, 'delivered');
    await mail('order-delivered');
  } else if (problem) {
    if (problem !== parcel_problem) await mail(PROBLEM_MAILS[problem]);
  } else if (status === 'confirmed') await mail('order-shipped');
};
