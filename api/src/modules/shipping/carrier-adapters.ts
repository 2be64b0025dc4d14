import type { CarrierAdapter } from './carrier-adapter.ts';
import { type CourierSettings, createCourierApi } from './courier-api.adapter.ts';
import type { Carrier } from './parcel.repository.ts';

/** Adapter of each service that a carrier of the list may have. `by-hand`: the shop's van and couriers without an API. */
const ADAPTERS: Record<Carrier['service'], ((config: CourierSettings) => CarrierAdapter) | null> = {
  'by-hand': null,
  'courier-api': createCourierApi,
};

/** Null: parcels of this carrier are sent by hand, and delivered at the price of the table. */
export const adapterOf = ({ service }: Carrier, config: CourierSettings): CarrierAdapter | null =>
  ADAPTERS[service]?.(config) ?? null;

export const isBookable = ({ service }: Carrier): boolean => ADAPTERS[service] !== null;
