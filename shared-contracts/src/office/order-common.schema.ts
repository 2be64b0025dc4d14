import { z } from 'zod';

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
