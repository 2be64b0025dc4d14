import type { OrderRefund } from '../../api/order-parts.schema.ts';

/** Words for refunds. Amounts and days are formatted. */
export interface RefundWords {
  title: string;
  state: Record<OrderRefund['state'], (amount: string, way: string, day: string) => string>;
  ways: Record<OrderRefund['way'], string>;
  parts: Record<'delivery' | 'gift', string>;
  /** Units of a line. 0 units: only the difference to the price of a cheaper product. */
  units: (qty: number, name: string) => string;
  /** State of a payment: everything or a part was given back, or nothing of a cancelled order yet. */
  paid: { all: string; part: string; owed: string };
  remaining: string;
  /** A cancelled order was paid, and this amount is not given back yet. */
  owed: (amount: string) => string;
  cancelled: string;
}
