import { randomInt } from 'node:crypto';
import type { CourierKnobs } from './knobs.ts';

export const COURIER_STATES = ['booked', 'in_transit', 'delivered', 'returned', 'lost', 'cancelled'] as const;
export type CourierState = (typeof COURIER_STATES)[number];

/** A parcel as the courier sees it. */
export interface CourierShipment {
  /** Key that the shop chose. The same key books nothing twice. */
  key: string;
  number: string;
  /** Number of the shop's order. */
  reference: string;
  state: CourierState;
  /** Counts the changes of the state, from 1. */
  sequence: number;
  /** Requests that booked it. More than 1 means repeated ones. */
  bookings: number;
}

/** State of the simulated courier, in memory. */
export interface Depot {
  knobs: CourierKnobs;
  shipments: Map<string, CourierShipment>;
  webhookUrl: string;
}

const NUMBER_DIGITS = 10;

/** Books a parcel, or returns the parcel that an earlier request booked with this key. */
export const book = ({ shipments }: Depot, key: string, reference: string): CourierShipment => {
  const known = shipments.get(key);
  if (known) {
    known.bookings += 1;
    return known;
  }
  const digits = Array.from({ length: NUMBER_DIGITS }, () => randomInt(10)).join('');
  const made: CourierShipment = {
    key,
    number: `SIM${digits}`,
    reference,
    state: 'booked',
    sequence: 1,
    bookings: 1,
  };
  shipments.set(key, made);
  return made;
};

/** Parcel by its number, or by the number of its order. The newest one when an order was sent again. */
export const findShipment = ({ shipments }: Depot, text: string): CourierShipment | undefined =>
  [...shipments.values()].toReversed().find(({ number, reference }) => number === text || reference === text);

/** Changes the state. Returns a copy of the changed parcel. */
export const move = (shipment: CourierShipment, state: CourierState): CourierShipment => {
  shipment.state = state;
  shipment.sequence += 1;
  return { ...shipment };
};
