import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { TransferPage } from 'shared-contracts/api/pages.schema';
import type { DeliveryOption } from 'shared-contracts/domain/delivery-options';
import type { RevisionFate } from 'shared-contracts/domain/order-revisions';
import type { WriteOffCause } from 'shared-contracts/domain/refund-shares';
import type { OptionalTime, Time, TimeByDefault } from './columns.ts';

/** Receiver who is not the buyer. */
interface Contact {
  name: string;
  surname?: string;
  phone?: string;
}

/** Receiver of a factura. */
interface Invoice {
  /** Legal name of the company. */
  reason: string;
  rut: string;
  /** Line of business. */
  giro: string;
  address: string;
  apartment?: string;
  commune_id: string;
  /** Names of commune and region for the document. */
  commune?: string;
  region?: string;
  phone?: string;
  email?: string;
}

export type OrderStatus = 'in_validation' | 'confirmed' | 'on_the_way' | 'delivered' | 'cancelled';
export type PaymentStatus = 'pending' | 'success' | 'failed';
export type Platform = 'webpay' | 'transfer';

/** Units that go out of an order for a dearer product, once the order for the difference is paid. */
export interface OrderDifference {
  /** Number of the order that changes. */
  number: string;
  /** Line of that order, or of an earlier revision. */
  line: string;
  /** CLP of one unit that comes in, when the difference was asked for. */
  price: number;
  /** Fate of the units that go out. */
  fate: RevisionFate;
  cause: WriteOffCause | null;
  /** The buyer reads it. */
  reason: string;
}

export type ParcelProblem = 'returned' | 'lost';

/** Order steps with a mail to the buyer. */
export type OrderMailKind =
  | 'order-received'
  | 'transfer-instructions'
  | 'proof-received'
  | 'proof-refused'
  | 'payment-approved'
  | 'payment-failed'
  | 'order-shipped'
  | 'order-delivered'
  | 'parcel-returned'
  | 'parcel-lost'
  | 'order-corrected'
  | 'order-revised'
  | 'order-cancelled'
  | 'order-refunded'
  | 'return-requested'
  | 'return-asked'
  | 'return-accepted'
  | 'return-refused'
  | 'document-issued';

/** Amounts in CLP; `total` = subtotal − discount + price_delivery + gift_price. */
export interface OrdersTable {
  id: string;
  number: Generated<string>;
  cart_id: string;
  user_id: string | null;
  idempotency_key: string | null;
  request_hash: string;
  status: OrderStatus;
  payment_status: Generated<PaymentStatus>;
  platform: Platform;
  locale: 'es' | 'en';
  email: string;
  name: string;
  surname: string;
  rut: string;
  phone: string;
  delivery_method: 'home' | 'pickup';
  address: string | null;
  department: string | null;
  commune_id: string | null;
  commune: string | null;
  region: string | null;
  receiver: 'me' | 'other' | 'concierge' | null;
  contact: JSONColumnType<Contact> | null;
  comment: string | null;
  /** Working days. */
  min_days: number | null;
  max_days: number | null;
  /** First and last promised day of arrival, `2026-12-03`. Both are null, or none. */
  promised_first: Generated<string | null>;
  promised_last: Generated<string | null>;
  /** Day of arrival that the buyer chose. Null: as soon as possible. */
  chosen_day: Generated<string | null>;
  /** Delivery that the buyer chose. Null: the cheapest one. */
  delivery_option: Generated<DeliveryOption | null>;
  /** Carrier whose price the order has. Null: the table's. The parcel may leave with another one, see `carrier`. */
  planned_carrier: Generated<string | null>;
  /** First hour at which a pick-up is ready. Null for a delivery, and in a shop without hours of pick-up. */
  ready_at: Generated<Date | null>;
  /** Parcel as it was sent: name of its carrier, number, and the carrier's page about it. */
  carrier: Generated<string | null>;
  tracking_number: Generated<string | null>;
  tracking_url: Generated<string | null>;
  /** The sent parcel came back to the shop, or the carrier lost it. */
  parcel_problem: Generated<ParcelProblem | null>;
  /** Tax document: `0` boleta, `1` factura. */
  document: '0' | '1';
  invoice: JSONColumnType<Invoice> | null;
  gift_check: boolean;
  gift_text: string | null;
  subtotal: number;
  /** Discount against reference prices plus coupon. */
  discount: number;
  coupon_code: Generated<string | null>;
  coupon_discount: Generated<number>;
  price_delivery: number;
  gift_price: number;
  total: number;
  guest_id: Generated<string | null>;
  /** When the proof of a transfer was sent by the buyer or recorded by the operator. */
  proof_at: Generated<Date | null>;
  proof_note: Generated<string | null>;
  /** Why the operator refused the last proof. */
  proof_refusal: Generated<string | null>;
  /** Bank account that the buyer of a transfer order was told, in the order's language. */
  transfer_account: ColumnType<
    TransferPage['transfer'] | null,
    string | null | undefined,
    string | null | undefined
  >;
  /** Staff member who placed it for a buyer on the telephone. Null: the buyer placed it. */
  placed_by: Generated<string | null>;
  /** Order that this one pays the difference of. It is sent with that order. Null: an order of its own. */
  difference_of: Generated<string | null>;
  /** Empty after an erasure. */
  difference: ColumnType<OrderDifference | null, string | null | undefined, string | null>;
  terms_accepted_at: TimeByDefault;
  created_at: TimeByDefault;
  updated_at: TimeByDefault;
  expires_at: Time;
  /** The buyer requested deletion. It happens when the order is finished. */
  erase_requested_at: OptionalTime;
  erased_at: OptionalTime;
}

export interface OrderLinesTable {
  order_id: string;
  position: number;
  sku: string;
  product_type: 'Wine' | 'Box' | 'GourmetProduct' | 'Alcohol';
  slug: string;
  name: string;
  brand: JSONColumnType<{ name: string; slug: string }>;
  year: number | null;
  /** Grams. */
  format: number | null;
  qty: number;
  price: number;
  reference_price: string | null;
  /** CLP of the whole line. Null: the lines share the coupon of the order by their prices. */
  coupon_discount: Generated<number | null>;
  image: string;
  frontend_image: string;
  /** Why the right of withdrawal does not apply. Null when it applies. */
  retracto_excluded: string | null;
  /** Cost of one unit when the order was placed. The database sets it. */
  unit_cost: Generated<number | null>;
  /** Case of the cart that the bottles belong to. Null for a line that is in no case. */
  case_id: Generated<string | null>;
  /** Bottles of that case. */
  case_size: Generated<6 | 12 | null>;
}

/** Why a card payment failed. */
export type PaymentFailure =
  | 'refused'
  | 'aborted'
  | 'timeout'
  | 'double'
  | 'expired'
  | 'superseded'
  | 'mismatch'
  | 'gateway_down'
  /** Staff cancelled the order before a payment. */
  | 'cancelled';

/** Carts, orders, payments, customers (migration 0002). */
export interface SalesTables {
  carts: {
    id: string;
    /** Only the previous release writes it. Replaced by `account_id`. */
    user_id: Generated<string | null>;
    /** Customer who owns the cart. Null for a guest. */
    account_id: Generated<string | null>;
    /** Account's cart that has the lines of this guest cart. The guest cart's id is no longer valid. */
    joined_into: Generated<string | null>;
    /** Coupon whose removal the shopper has seen. */
    dropped_coupon_seen: Generated<string | null>;
    /** Skus of a guest's cart that did not fit at sign-in, until the shopper has seen it. */
    not_joined: Generated<string[]>;
    /** Coupon of the cart. Each read checks whether it applies. */
    coupon_code: Generated<string | null>;
    /** A trigger raises it with each change of a line. */
    version: Generated<number>;
    created_at: TimeByDefault;
    updated_at: TimeByDefault;
  };
  cart_items: {
    cart_id: string;
    sku: string;
    qty: number;
    /** Unit price that the shopper has seen, in CLP. */
    seen_price: Generated<number | null>;
    added_at: TimeByDefault;
  };
  /** Full case that the house proposes. */
  house_cases: {
    id: GeneratedAlways<number>;
    name: ColumnType<{ es: string; en: string }, string, string>;
    /** Product of each bottle. */
    product_ids: number[];
    is_active: boolean;
    changed_at: TimeByDefault;
    idempotency_key: Generated<string | null>;
    request_hash: Generated<string | null>;
  };
  /** Mixed case of a cart. */
  cart_cases: {
    cart_id: string;
    /** The browser chooses it. */
    id: string;
    size: 6 | 12;
    /** Cases. */
    qty: number;
    added_at: TimeByDefault;
  };
  cart_case_bottles: {
    cart_id: string;
    case_id: string;
    sku: string;
    /** Bottles in one case. */
    count: number;
    position: number;
  };
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  /** Stock that the order reserves. Deleted when it is released. */
  order_stock: { order_id: string; sku: string; qty: number };
  payments: {
    order_id: string;
    amount: number;
    buy_order: string | null;
    session_id: string | null;
    token: string | null;
    url: string | null;
    commit_started_at: OptionalTime;
    /** When the settlement job last processed it. */
    checked_at: OptionalTime;
    settled_at: OptionalTime;
    failure: PaymentFailure | null;
    /** Commit response of the gateway. */
    answer: unknown;
    created_at: TimeByDefault;
  };
  consents: {
    id: GeneratedAlways<string>;
    /** Of a choice of cookies: `browser:` and a random id. */
    email: string;
    purpose: 'newsletter' | 'terms' | 'measurement' | 'advertising';
    granted: boolean;
    text: string;
    version: string;
    channel: string;
    order_id: string | null;
    /** Null for a guest. */
    user_id?: string | null;
    /** Keyed hash of the client address. */
    ip_hash?: string | null;
    /** Time of the tick, when the e-mail was confirmed later. */
    ticked_at?: Date | string | null;
    created_at: TimeByDefault;
  };
}
