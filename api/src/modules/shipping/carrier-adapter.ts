import type { ShipmentState } from '../../db/schema/shipments.ts';

/** The carrier refused. Its words are for staff. */
export class CarrierRefusal extends Error {
  override readonly name = 'CarrierRefusal';
}
/** No usable answer: down, timeout, connection lost, 5xx. The result is unknown. */
export class CarrierAway extends Error {
  override readonly name = 'CarrierAway';
}

/** A parcel for the carrier. It has the receiver only as far as the carrier needs. */
export interface ParcelToSend {
  /** Number of the order. */
  reference: string;
  receiver: { name: string; phone: string };
  address: { street: string; department: string | null; commune: string; region: string };
  comment: string | null;
  /** Bottles and other units. */
  units: number;
}

/** States that a carrier reports. */
type CarrierState = Exclude<ShipmentState, 'asked'>;

/** A booked parcel as the carrier sees it. */
export interface CarrierReport {
  state: CarrierState;
  /** Counts the carrier's changes of this parcel. A lower one is older. */
  sequence: number;
  number: string;
  /** Sorting code for the label. Null: none. The shop draws the label, so that it prints while the carrier is away. */
  route: string | null;
}

/**
 * A carrier that the shop books at. `key` is the shop's: the same key again books nothing twice. All methods reject with
 * CarrierRefusal or CarrierAway only.
 */
export interface CarrierAdapter {
  /** CLP with VAT. */
  quote(parcel: Pick<ParcelToSend, 'units'> & { commune: string; region: string }): Promise<number>;
  book(key: string, parcel: ParcelToSend): Promise<CarrierReport>;
  /** Undefined: the carrier has no booking with this key. */
  track(key: string): Promise<CarrierReport | undefined>;
  /** Undefined: the carrier has no booking with this key. Refused once the carrier has the parcel. */
  cancel(key: string): Promise<CarrierReport | undefined>;
}
