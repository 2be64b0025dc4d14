import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

type Time = ColumnType<Date, Date | string, Date | string>;
type TimeByDefault = ColumnType<Date, Date | string | undefined, Date | string>;

interface CartsTable {
  id: string;
  /** Written by the release before only; `account_id` took its place. */
  user_id: Generated<string | null>;
  /** The customer whose cart this is; null for a guest's. */
  account_id: Generated<string | null>;
  /** The account's cart that took over the lines of this guest cart; its id opens nothing any more. */
  joined_into: Generated<string | null>;
  /** The coupon of which the shopper knows that it no longer applies. */
  dropped_coupon_seen: Generated<string | null>;
  /** Skus of a guest's cart that did not fit in at a sign-in. The shopper has not seen it yet. */
  not_joined: Generated<string[]>;
  /** Coupon put on it; whether it applies is asked anew each time. */
  coupon_code: Generated<string | null>;
  created_at: TimeByDefault;
  updated_at: TimeByDefault;
}

interface CartItemsTable {
  cart_id: string;
  sku: string;
  qty: number;
  /** The unit price that the shopper has seen, CLP. */
  seen_price: Generated<number | null>;
  added_at: TimeByDefault;
}

/** Person who takes the parcel instead of the buyer. */
export interface Contact {
  name: string;
  surname?: string;
  phone?: string;
}

/** Receiver of a factura. */
export interface Invoice {
  reason: string;
  rut: string;
  giro: string;
  address: string;
  apartment?: string;
  commune_id: string;
  /** Names of the place, as the document wants them. */
  commune?: string;
  region?: string;
  phone?: string;
  email?: string;
}

export type OrderStatus = 'in_validation' | 'confirmed' | 'on_the_way' | 'delivered' | 'cancelled';
export type PaymentStatus = 'pending' | 'success' | 'failed';
export type Platform = 'webpay' | 'transfer';

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
  document: '0' | '1';
  invoice: JSONColumnType<Invoice> | null;
  gift_check: boolean;
  gift_text: string | null;
  subtotal: number;
  /** Against reference prices and by coupon. */
  discount: number;
  coupon_code: Generated<string | null>;
  coupon_discount: Generated<number>;
  price_delivery: number;
  gift_price: number;
  total: number;
  guest_id: Generated<string | null>;
  /** When the proof of a transfer came: sent by the buyer, or noted by the operator. */
  proof_at: Generated<Date | null>;
  proof_note: Generated<string | null>;
  terms_accepted_at: TimeByDefault;
  created_at: TimeByDefault;
  updated_at: TimeByDefault;
  expires_at: Time;
  /** The buyer wants to be forgotten: done once the order is at its end. */
  erase_requested_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  erased_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface OrderLinesTable {
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
  image: string;
  frontend_image: string;
  /** Why the right of withdrawal does not apply; null when it does. */
  retracto_excluded: string | null;
}

/** Units the order holds; gone once given back. */
interface OrderStockTable {
  order_id: string;
  sku: string;
  qty: number;
}

/** Why a card payment did not come about. */
export type PaymentFailure =
  | 'refused'
  | 'aborted'
  | 'timeout'
  | 'double'
  | 'expired'
  | 'superseded'
  | 'mismatch'
  | 'gateway_down';

interface PaymentsTable {
  order_id: string;
  amount: number;
  buy_order: string | null;
  session_id: string | null;
  token: string | null;
  url: string | null;
  commit_started_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When the job that settles payments last took it up. */
  checked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  failure: PaymentFailure | null;
  /** What the gateway answered to the commit. */
  answer: unknown;
  created_at: TimeByDefault;
}

interface ConsentsTable {
  id: GeneratedAlways<string>;
  email: string;
  purpose: 'newsletter' | 'terms';
  granted: boolean;
  text: string;
  version: string;
  channel: string;
  order_id: string | null;
  /** Null for a guest. */
  user_id?: string | null;
  /** Keyed hash of the network address. */
  ip_hash?: string | null;
  /** When the words were ticked, where the address confirmed them later. */
  ticked_at?: Date | string | null;
  created_at: TimeByDefault;
}

interface UsersTable {
  id: Generated<string>;
  type: Generated<'person' | 'company'>;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  rut: string;
  phone: string | null;
  company_name: string | null;
  social_reason: string | null;
  giro: string | null;
  email_verified_at: Time | null;
  /** Ticked at registration; the subscription begins when the owner confirms the address. */
  newsletter_wish: Generated<boolean>;
  locale: Generated<'es' | 'en'>;
  created_at: TimeByDefault;
  updated_at: TimeByDefault;
}

interface RefreshTokensTable {
  token_hash: Buffer;
  family_id: string;
  user_id: string;
  created_at: TimeByDefault;
  expires_at: Time;
  replaced_at: Time | null;
}

/** Carts, orders, payments, customers (migration 0002). */
export interface SalesTables {
  carts: CartsTable;
  cart_items: CartItemsTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_stock: OrderStockTable;
  payments: PaymentsTable;
  consents: ConsentsTable;
  users: UsersTable;
  refresh_tokens: RefreshTokensTable;
}
