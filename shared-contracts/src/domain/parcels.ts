/**
 * How parcels of a carrier are sent. `by-hand`: staff give them to the shop's van or to a courier without an API, and type
 * the number. `courier-api`: the shop books them at the courier.
 */
export const CARRIER_SERVICES = ['by-hand', 'courier-api'] as const;

/** State of a booked parcel. `asked`: the carrier has not answered, so the booking may exist or not. */
export const BOOKING_STATES = ['asked', 'booked', 'in_transit', 'delivered', 'returned', 'lost'] as const;

/** Number of a parcel after `normalizeTrackingNumber`. Carriers print letters, digits and dashes. */
export const TRACKING_NUMBER = /^[A-Z0-9-]{4,40}$/;

/** Address of a carrier's tracking page. `{number}` is the place of the number. */
export const TRACKING_ADDRESS = /^https:\/\/[^\s\\{}]+\{number\}[^\s\\{}]*$/;

/** Number as it is stored. A scanner or a copied list may add spaces, and people type small letters. */
export const normalizeTrackingNumber = (text: string): string =>
  text.replace(/[\s\p{Cc}\p{Cf}]/gu, '').toUpperCase();

/** Link to the carrier's page of a parcel. Null when the carrier has no page, or the parcel no number. */
export const trackingLink = (address: string, number: string | null): string | null =>
  address === '' || number === null ? null : address.replace('{number}', encodeURIComponent(number));

/** Whether two names mean the same carrier: capitals, accents and outer spaces differ between people and lists. */
export const isSameCarrier = (one: string, other: string): boolean =>
  one.trim().localeCompare(other.trim(), 'es', { sensitivity: 'base' }) === 0;
