import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ProofType } from 'shared-contracts/domain/proof-file';
import type { OrderStatus, PaymentFailure, PaymentStatus } from './sales.ts';

type TimeByDefault = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** Amounts in CLP. */
interface CouponsTable {
  id: GeneratedAlways<string>;
  /** In capitals. */
  code: string;
  amount: number | null;
  /** Per cent of the goods. */
  percent: number | null;
  min_total: Generated<number>;
  /** Null: as often as one likes. */
  uses: number | null;
  /** Null: for everybody. */
  email: string | null;
  is_auto: Generated<boolean>;
  expires_at: OptionalTime;
  created_at: TimeByDefault;
}

interface CouponUsesTable {
  order_id: string;
  coupon_id: string;
  created_at: TimeByDefault;
}

/** A buyer's file that proves a transfer. It is read by the operator only, and goes with what is personal of its order. */
interface TransferProofsTable {
  order_id: string;
  /** As its bytes say. */
  type: ProofType;
  file: Buffer;
  received_at: TimeByDefault;
}

/** Money to give back, CLP; `done_at` once it was given, `refused_at` once the card network refused it. */
interface RefundsTable {
  id: GeneratedAlways<string>;
  order_id: string;
  amount: number;
  reason: string;
  /** Of the payment that took the money; null for a transfer. */
  token: string | null;
  by_hand: Generated<boolean>;
  created_at: TimeByDefault;
  asked_at: OptionalTime;
  done_at: OptionalTime;
  refused_at: OptionalTime;
  /** The network's words. */
  refusal: ColumnType<string | null, string | null | undefined, string | null>;
}

/** A card payment that did not come about, kept when the buyer begins another one of the same order. */
interface PaymentAttemptsTable {
  token: string;
  order_id: string;
  buy_order: string;
  session_id: string;
  failure: PaymentFailure | null;
  settled_at: OptionalTime;
}

/** Written by triggers. */
interface OrderHistoryTable {
  id: GeneratedAlways<string>;
  order_id: string;
  status: OrderStatus;
  payment_status: PaymentStatus;
  at: TimeByDefault;
}

interface OrderAddressesTable {
  id: string;
  user_id: string | null;
  guest_id: string | null;
  identification: string | null;
  address: string;
  department: string | null;
  commune_id: string;
  created_at: TimeByDefault;
}

/** Coupons, refunds, history and addresses of orders (migration 0006). */
export interface SellingTables {
  coupons: CouponsTable;
  coupon_uses: CouponUsesTable;
  refunds: RefundsTable;
  payment_attempts: PaymentAttemptsTable;
  order_history: OrderHistoryTable;
  purchase_addresses: OrderAddressesTable;
  transfer_proofs: TransferProofsTable;
}
