import type { Locale } from 'shared-contracts/locale';
import type { Tx } from '../../db/connect.ts';
import type { Platform } from '../../db/schema/sales.ts';
import type { OrderBody } from '../orders/customer-details.ts';
import type { OrderRow } from '../orders/orders.repository.ts';
import type { Placer } from '../unpaid-orders/unpaid-orders.service.ts';

/** A request to place an order, with the facts that the route read from headers, cookies and settings. */
export interface OrderRequest {
  cartKey: string;
  idempotencyKey: string;
  body: OrderBody;
  userId: string | null;
  guestId: string | null;
  locale: Locale;
  /** How long an unpaid order holds its stock, by platform. */
  expiryMs: Record<Platform, number>;
  /** Facts about the buyer for the limits of unpaid orders. */
  placer: Placer;
  /** Whether the newsletter tick may send its mail, counted in the order's transaction. Absent: it may. */
  admitsNewsletter?: (trx: Tx) => Promise<boolean>;
  /** Staff member who places the order for a buyer on the telephone. */
  byStaff?: {
    id: string;
    /** Writes the audit entry in the transaction of the order. */
    audit: (trx: Tx, order: OrderRow) => Promise<void>;
  };
}
