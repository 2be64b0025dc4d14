import { isSameCarrier } from 'shared-contracts/domain/parcels';
import { type Operated, type OperateOptions, operate } from '../operator/operate.service.ts';
import type { Refusal } from '../operator/operator-texts.ts';
import { refuseBooking, refuseBookingCancel } from '../operator/order-rules.ts';
import type { LockedOrder } from '../orders/orders.repository.ts';
import {
  type CarrierAdapter,
  CarrierAway,
  CarrierRefusal,
  type CarrierReport,
} from '../shipping/carrier-adapter.ts';
import { adapterOf } from '../shipping/carrier-adapters.ts';
import type { CourierSettings } from '../shipping/courier-api.adapter.ts';
import { type Carrier, findCarriers } from '../shipping/parcel.repository.ts';
import {
  deleteAskedShipment,
  findOpenShipment,
  insertShipment,
  lockShipment,
  type Shipment,
  updateShipment,
} from '../shipping/shipments.repository.ts';
import { applyReport, type ShipmentDeps } from './apply-report.service.ts';
import { parcelToSend } from './parcel-to-send.ts';

export interface BookDeps extends ShipmentDeps {
  config: CourierSettings;
}

/** `run` of a step that has done its work already. With it, `after` follows. */
const nothingLeft = async (): Promise<void> => {};

const refused = (why: Refusal): Operated => ({ kind: 'refused', why });

/** Runs a call to the carrier. Its refusal and its silence are refusals of the step. */
const askCarrier = async <T>(
  carrier: string,
  call: () => Promise<T>,
): Promise<{ answer: T } | { why: Refusal }> => {
  try {
    return { answer: await call() };
  } catch (error) {
    if (error instanceof CarrierRefusal)
      return { why: { code: 'carrier-refused', params: { carrier, words: error.message } } };
    if (error instanceof CarrierAway) return { why: { code: 'carrier-away', params: { carrier } } };
    throw error;
  }
};

/**
 * Books the parcel of a paid order at a carrier: the order gets carrier and number, and waits to be picked up. Without an
 * answer the order stays as it was. The next request has the same key, so that nothing is booked twice.
 */
export const bookShipment = async (
  { db, jobs, config }: BookDeps,
  orderId: string,
  { carrier: name, before, after }: OperateOptions & { carrier: string },
): Promise<Operated> => {
  let asked:
    | { shipment: Shipment; carrier: Carrier; adapter: CarrierAdapter; locked: LockedOrder }
    | undefined;
  const begun = await operate({ db, jobs }, orderId, before ? { before } : {}, async (trx, locked) => {
    const why = refuseBooking(locked);
    if (why) return { refused: why };
    const carrier = (await findCarriers(trx)).find((one) => isSameCarrier(one.name, name));
    const adapter = carrier && adapterOf(carrier, config);
    if (!carrier || !adapter) return { refused: { code: 'carrier-without-bookings' } };
    const open = await findOpenShipment(trx, orderId);
    // Another carrier may have it. A job asks soon.
    if (open && !isSameCarrier(open.carrier, carrier.name))
      return { refused: { code: 'carrier-away', params: { carrier: open.carrier } } };
    return {
      did: { code: 'parcel-booked' },
      run: async () => {
        // The job that looks up bookings leaves it alone meanwhile.
        if (open) await updateShipment(trx, open.id, { checked_at: new Date() });
        const shipment = open ?? (await insertShipment(trx, { order_id: orderId, carrier: carrier.name }));
        asked = { shipment, carrier, adapter, locked };
      },
    };
  });
  if (!asked) return begun;
  const { shipment, carrier, adapter, locked } = asked;
  const parcel = await parcelToSend(db, locked.order);
  const asking = await askCarrier(carrier.name, () => adapter.book(shipment.id, parcel));
  if ('why' in asking) {
    if (asking.why.code === 'carrier-refused') await deleteAskedShipment(db, shipment.id);
    return refused(asking.why);
  }
  return operate({ db, jobs }, orderId, after ? { after } : {}, async (trx, now) => {
    const current = await lockShipment(trx, shipment.id);
    const isTaken = current && (await applyReport({ trx, jobs }, now.order, current, asking.answer));
    // The order was sent or cancelled meanwhile. A job cancels the booking.
    if (!isTaken) return { refused: { code: 'order-changed' } };
    return { did: { code: 'parcel-booked' }, run: nothingLeft };
  });
};

/** Cancels the booking of an order that its carrier has not picked up. The order has no parcel then. */
export const cancelBooking = async (
  { db, jobs, config }: BookDeps,
  orderId: string,
  { before, after }: OperateOptions,
): Promise<Operated> => {
  let asked: { shipment: Shipment; adapter: CarrierAdapter } | undefined;
  const begun = await operate({ db, jobs }, orderId, before ? { before } : {}, async (trx, locked) => {
    const shipment = await findOpenShipment(trx, orderId);
    const why = refuseBookingCancel(locked, shipment?.state);
    if (why || !shipment) return { refused: why ?? { code: 'no-booking' } };
    const carrier = (await findCarriers(trx)).find(({ name }) => isSameCarrier(name, shipment.carrier));
    const adapter = carrier && adapterOf(carrier, config);
    if (!adapter) return { refused: { code: 'carrier-without-bookings' } };
    return {
      did: { code: 'booking-cancelled' },
      run: async () => {
        asked = { shipment, adapter };
      },
    };
  });
  if (!asked) return begun;
  const { shipment, adapter } = asked;
  const asking = await askCarrier(shipment.carrier, () => adapter.cancel(shipment.id));
  if ('why' in asking) return refused(asking.why);
  // The carrier forgot the booking, or never made it.
  const report: CarrierReport = asking.answer ?? {
    state: 'cancelled',
    sequence: Number(shipment.sequence) + 1,
    number: shipment.tracking_number ?? '',
    route: null,
  };
  return operate({ db, jobs }, orderId, after ? { after } : {}, async (trx, { order }) => {
    const current = await lockShipment(trx, shipment.id);
    if (current?.state === 'asked' && !asking.answer) await deleteAskedShipment(trx, shipment.id);
    else if (current) await applyReport({ trx, jobs }, order, current, report);
    return { did: { code: 'booking-cancelled' }, run: nothingLeft };
  });
};
