import { z } from 'zod';
import { WRITE_OFF_CAUSES } from '../domain/refund-shares.ts';
import { MAX_QTY } from '../domain/stock.ts';

export const platform = z.enum(['webpay', 'transfer']);
export const deliveryMethod = z.enum(['home', 'pickup']);
/** ISO 8601. */
export const time = z.string();

/** Kinds of mails about an order. */
const ORDER_MAILS = [
  'order-received',
  'transfer-instructions',
  'proof-received',
  'proof-refused',
  'payment-approved',
  'payment-failed',
  'order-shipped',
  'order-delivered',
  'parcel-returned',
  'parcel-lost',
  'order-corrected',
  'order-revised',
  'order-cancelled',
  'order-refunded',
  'return-requested',
  'return-asked',
  'return-accepted',
  'return-refused',
  'document-issued',
] as const;
export const mailKind = z.enum(ORDER_MAILS);

/** Fields of units of a line that go out of an order, with their fate. `cause`: why they are written off. */
export const unitsWith = <const Fates extends readonly string[]>(fates: Fates) => ({
  qty: z.int().min(1).max(MAX_QTY),
  fate: z.enum(fates),
  cause: z.enum(WRITE_OFF_CAUSES).optional(),
});
/** Whether written-off units have a cause, and others have none. */
export const hasCause = ({ fate, cause }: { fate: string; cause?: string | undefined }): boolean =>
  (fate === 'written_off') === (cause !== undefined);
