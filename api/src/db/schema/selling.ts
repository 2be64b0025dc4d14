import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { ACCOUNT_TYPES } from 'shared-contracts/domain/bank-accounts';
import type { ReturnGround, ReturnState } from 'shared-contracts/domain/order-returns';
import type { RevisionFate } from 'shared-contracts/domain/order-revisions';
import type { ProofType } from 'shared-contracts/domain/proof-file';
import type { RefundFate, RefundPart, WriteOffCause } from 'shared-contracts/domain/refund-shares';
import type { OptionalTime, TimeByDefault } from './columns.ts';
import type { OrderLinesTable, OrderMailKind, OrderStatus, PaymentFailure, PaymentStatus } from './sales.ts';

/** Return of products by their buyer. `refund_id`: refund of an accepted one. */
export interface OrderReturnsTable {
  id: Generated<string>;
  order_id: string;
  /** Of the buyer's request. */
  request_key: string;
  /** Number within the order, from 1. */
  position: number;
  ground: ReturnGround;
  state: Generated<ReturnState>;
  reason: string | null;
  question: Generated<string | null>;
  answer: Generated<string | null>;
  refusal: Generated<string | null>;
  refund_id: Generated<string | null>;
  version: Generated<number>;
  requested_at: TimeByDefault;
  /** Since when staff have to act. */
  waits_since: TimeByDefault;
  /** When staff decided it, or the buyer withdrew it. */
  ended_at: OptionalTime;
  reminded_at: OptionalTime;
}

/** Product that a revision put into an order, as it was on that day. */
export type ProductIn = Pick<
  Selectable<OrderLinesTable>,
  'product_type' | 'slug' | 'name' | 'brand' | 'year' | 'format' | 'price' | 'image' | 'frontend_image'
>;

/** Coupons, refunds, history and addresses of orders (migration 0006). */
export interface SellingTables {
  /** Amounts in CLP. */
  coupons: {
    id: GeneratedAlways<string>;
    /** Upper case. */
    code: string;
    amount: number | null;
    /** Per cent of the products' price. */
    percent: number | null;
    min_total: Generated<number>;
    /** Null: unlimited. */
    uses: number | null;
    /** Null: for everybody. */
    email: string | null;
    is_auto: Generated<boolean>;
    expires_at: OptionalTime;
    starts_at: OptionalTime;
    once_per_person: Generated<boolean>;
    /** Model names of products. Empty: all. */
    product_types: Generated<string[]>;
    /** Empty: all. */
    product_ids: Generated<number[]>;
    /** Its worth is the delivery: it has neither an amount nor per cent. */
    free_delivery: Generated<boolean>;
    created_at: TimeByDefault;
    /** Set by each change of its limits. */
    updated_at: TimeByDefault;
  };
  coupon_uses: { order_id: string; coupon_id: string; created_at: TimeByDefault };
  /** Refund in CLP. `done_at` is set when it is done, `refused_at` when the card network refused it. */
  refunds: {
    id: GeneratedAlways<string>;
    order_id: string;
    amount: number;
    reason: string;
    /** Token of the payment. Null for a transfer. */
    token: string | null;
    /** Staff paid it back outside the card network. */
    by_hand: Generated<boolean>;
    created_at: TimeByDefault;
    /** Last request to the card network whose result is unknown or final. */
    asked_at: OptionalTime;
    done_at: OptionalTime;
    refused_at: OptionalTime;
    /** Text of the card network. */
    refusal: Generated<string | null>;
  };
  /** Part of an order in a refund. The amounts (CLP) of a refund's lines add up to the refund. */
  refund_lines: {
    id: GeneratedAlways<string>;
    refund_id: string;
    kind: RefundPart['kind'];
    /** Line of the order. Null for delivery and gift box. */
    position: number | null;
    /** 0: only the difference to the price of a cheaper product. */
    qty: number;
    amount: number;
    /** Fate of the units: on sale again, written off, or not returned. Null for delivery and gift box. */
    fate: RefundFate | null;
    /** Why the units are written off. */
    cause: WriteOffCause | null;
    /** When the stock got the units, or its history the cause. */
    moved_at: OptionalTime;
  };
  /** Revision of an order before it is sent (migration 0078). */
  order_revisions: {
    order_id: string;
    /** 1, 2, 3 in each order. */
    number: number;
    /** A repeated request has the same key. */
    idempotency_key: string;
    staff_id: string;
    at: TimeByDefault;
    /** The buyer reads it. */
    reason: string;
    /** Line whose units go out: a line of the order, or of an earlier revision. */
    line_out: number;
    /** Line of the order that the revision makes. */
    position: number;
    qty: number;
    /** Fate of the units that go out. */
    fate: RevisionFate;
    cause: WriteOffCause | null;
    /** Null: the units are taken out, and no product comes in. */
    sku_in: string | null;
    product_in: ColumnType<ProductIn | null, string | null, never>;
    /** Difference (CLP) to the price of a dearer product, which the shop bears. */
    waived: number;
    refund_id: string | null;
  };
  /** Failed card payment of an order, stored when the buyer starts another one. */
  payment_attempts: {
    token: string;
    order_id: string;
    buy_order: string;
    session_id: string;
    failure: PaymentFailure | null;
    settled_at: OptionalTime;
  };
  /** Written by triggers. */
  order_history: {
    id: GeneratedAlways<string>;
    order_id: string;
    status: OrderStatus;
    payment_status: PaymentStatus;
    at: TimeByDefault;
  };
  purchase_addresses: {
    id: string;
    user_id: string | null;
    guest_id: string | null;
    identification: string | null;
    address: string;
    department: string | null;
    commune_id: string;
    created_at: TimeByDefault;
  };
  /** Proof of a transfer. Only the operator reads it. Deleted with the order's personal data. */
  transfer_proofs: {
    order_id: string;
    /** Media type by its first bytes. */
    type: ProofType;
    file: Buffer;
    received_at: TimeByDefault;
  };
  /** Account that the buyer named for the money of a cancelled order or of a return. */
  refund_accounts: {
    order_id: string;
    holder: string;
    rut: string;
    bank: string;
    account_type: (typeof ACCOUNT_TYPES)[number];
    account: string;
    created_at: TimeByDefault;
  };
  order_returns: OrderReturnsTable;
  order_return_lines: {
    return_id: string;
    /** Line of the order. */
    position: number;
    qty: number;
  };
  order_return_pictures: {
    return_id: string;
    position: number;
    /** JPEG. */
    file: Buffer;
    received_at: TimeByDefault;
  };
  batches: {
    id: GeneratedAlways<string>;
    /** A repeated request has the same key. */
    idempotency_key: string;
    staff_id: string;
    created_at: TimeByDefault;
    closed_at: ColumnType<Date | null, never, Date>;
  };
  batch_orders: {
    batch_id: string;
    order_id: string;
    /** Whether its batch is open. An order is in one open batch at most. */
    is_open: Generated<boolean>;
  };
  batch_sends: {
    batch_id: string;
    /** Staff member and key of the request. */
    request_key: string;
    order_id: string;
    at: TimeByDefault;
    undone_at: ColumnType<Date | null, never, Date | null>;
  };
  /** Only staff see them. */
  order_notes: {
    id: GeneratedAlways<string>;
    order_id: string;
    staff_id: string;
    text: string;
    at: TimeByDefault;
  };
  order_mails: {
    id: Generated<string>;
    order_id: string;
    kind: OrderMailKind;
    /** Null for a mail that is not about a refund. */
    refund_id: string | null;
    /** Equal for all attempts of a mail. Null until the first one. */
    message_id: string | null;
    recipient: string;
    /** `skipped`: the order changed before it was sent. */
    state: 'queued' | 'sent' | 'failed' | 'skipped';
    attempts: Generated<number>;
    created_at: TimeByDefault;
    /** Last attempt. */
    at: TimeByDefault;
  };
}
