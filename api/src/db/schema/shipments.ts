import type { ColumnType, Generated } from 'kysely';
import type { TimeByDefault } from './columns.ts';

/** `asked`: the carrier has not answered, so the booking may exist or not. */
export type ShipmentState =
  | 'asked'
  | 'booked'
  | 'in_transit'
  | 'delivered'
  | 'returned'
  | 'lost'
  | 'cancelled';

export interface ShipmentTables {
  /** A parcel that the shop booked at a carrier (migration 0091). */
  shipments: {
    /** Key of the booking at the carrier. */
    id: Generated<string>;
    order_id: string;
    /** Name of the carrier when it was booked. */
    carrier: string;
    state: Generated<ShipmentState>;
    /** The carrier's count of its changes. */
    sequence: ColumnType<string, number | undefined, number>;
    tracking_number: Generated<string | null>;
    /** The carrier's sorting code on the label. */
    route: Generated<string | null>;
    asked_at: TimeByDefault;
    changed_at: TimeByDefault;
    /** When the carrier was asked for the state. */
    checked_at: TimeByDefault;
  };
  /** Price of the delivery that a carrier quoted for a cart (migration 0091). */
  shipping_quotes: {
    cart_id: string;
    commune_id: string;
    /** Units of the cart. */
    units: number;
    /** CLP with VAT. */
    price: number;
    quoted_at: TimeByDefault;
  };
}
