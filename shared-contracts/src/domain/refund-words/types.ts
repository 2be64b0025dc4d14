import type { OrderRefund } from '../../api/order-parts.schema.ts';
import type { RefundSummary } from '../refund-summary.ts';

/** Words for refunds. Amounts and days are formatted. */
export interface RefundWords {
  title: string;
  state: Record<OrderRefund['state'], (amount: string, way: string, day: string) => string>;
  ways: Record<OrderRefund['way'], string>;
  parts: Record<'delivery' | 'gift', string>;
  /** Units of a line. 0 units: only the difference to the price of a cheaper product. */
  units: (qty: number, name: string) => string;
  /** State of the payment, by `paid` of the refund summary. */
  paid: Record<Exclude<RefundSummary['paid'], 'none'>, string>;
  remaining: string;
  /** A cancelled order was paid, and this amount is not given back yet. */
  owed: (amount: string) => string;
  cancelled: string;
}
