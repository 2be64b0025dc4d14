import { isSameCarrier } from 'shared-contracts/domain/parcels';
import type { Log } from '../../lib/log.ts';
import { findOrder } from '../orders/orders.repository.ts';
import { type CarrierAdapter, CarrierAway, CarrierRefusal } from '../shipping/carrier-adapter.ts';
import { adapterOf } from '../shipping/carrier-adapters.ts';
import { findCarriers } from '../shipping/parcel.repository.ts';
import {
  claimCheck,
  deleteAskedShipment,
  findShipmentsToCheck,
  type Shipment,
} from '../shipping/shipments.repository.ts';
import { applyCarrierReport, isParcelOf } from './apply-report.service.ts';
import type { BookDeps } from './book-shipment.service.ts';

/** Shipments of one run. The next run takes others. */
const AT_ONCE = 50;

/**
 * Asks carriers for parcels without news, because webhooks may be lost. Looks up bookings without an answer, and cancels
 * those whose order has another parcel or none. A carrier that does not answer ends the run.
 */
export const checkShipments = async (deps: BookDeps & { log: Log }): Promise<void> => {
  const { db, config, log } = deps;
  const carriers = await findCarriers(db);
  for (const shipment of await findShipmentsToCheck(db, AT_ONCE)) {
    const carrier = carriers.find(({ name }) => isSameCarrier(name, shipment.carrier));
    const adapter = carrier && adapterOf(carrier, config);
    // First, so that a shipment that cannot be checked does not hold up the others.
    const checkedAt = await claimCheck(db, shipment.id);
    if (!adapter || !checkedAt) continue;
    try {
      await checkShipment(deps, adapter, { ...shipment, checked_at: checkedAt });
    } catch (error) {
      if (error instanceof CarrierAway) {
        log.warn({ err: error }, 'The carrier does not answer');
        return;
      }
      if (!(error instanceof CarrierRefusal)) throw error;
      log.warn({ err: error }, 'The carrier refuses');
    }
  }
};

const checkShipment = async (deps: BookDeps, adapter: CarrierAdapter, shipment: Shipment): Promise<void> => {
  const report = await adapter.track(shipment.id);
  // A staff member may book it again meanwhile.
  if (!report) return deleteAskedShipment(deps.db, shipment.id, shipment.checked_at);
  await applyCarrierReport(deps, shipment.id, report);
  const order = await findOrder(deps.db, shipment.order_id);
  const isNeeded =
    order &&
    order.status !== 'cancelled' &&
    isParcelOf(order, { ...shipment, tracking_number: report.number });
  if (isNeeded || report.state !== 'booked') return;
  const cancelled = await adapter.cancel(shipment.id);
  if (cancelled) await applyCarrierReport(deps, shipment.id, cancelled);
};
