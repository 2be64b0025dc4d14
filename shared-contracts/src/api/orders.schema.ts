import { z } from 'zod';
import { MAX_PROOF_BYTES } from '../domain/proof-file.ts';
import { clp } from './common.schema.ts';
import {
  cardReceipt,
  invoiceReceiver,
  orderDelivery,
  orderRefund,
  orderRevision,
  orderStatus,
  packedLine,
  paymentStatus,
  taxDocumentFile,
} from './order-parts.schema.ts';
import { orderReturn, returnOffer } from './order-return.schema.ts';
import { paymentForm } from './place-order.schema.ts';
import { refundAccount } from './refund-account.schema.ts';
import { cartLine } from './shopping-cart.schema.ts';

/** The schema of `place-order`, beside those of the other endpoints of orders. */
export { placeOrder } from './place-order.schema.ts';

export const order = z.object({
  id: z.string(),
  number: z.string(),
  purchase_order_number: z.string().optional(),
  status: orderStatus,
  payment_status: paymentStatus,
  created_at: z.iso.datetime(),
  /** Time of the last change of the status. */
  updated_at: z.iso.datetime().optional(),
  /**
   * The shop reserves the stock of an unpaid order until this time. Null once the order is paid or cancelled,
   * or once the proof of its bank transfer has arrived.
   */
  expires_at: z.iso.datetime().nullish(),
  /**
   * Whether `POST /purchases/{id}/payment/retry` may start a card payment: the order was never paid, and no
   * later order replaced it.
   */
  can_retry_payment: z.boolean().optional(),
  /**
   * Present when `POST /purchases/{id}/order/cancel` may cancel the order, and how its money comes back: nothing was paid, to
   * the card, or to an account that the buyer names. `differences`: CLP that come back beside it, because the buyer paid
   * them for dearer products. Absent without any, and in older versions.
   */
  cancellation: z
    .object({ money: z.enum(['none', 'card', 'account']), differences: clp.optional() })
    .nullish(),
  /** Returns of products, oldest first. Absent in older versions. */
  returns: z.array(orderReturn).optional(),
  /** Products that the buyer may return now. Null: none. */
  return_offer: returnOffer.nullish(),
  /** Time at which the proof of the bank transfer arrived. Null before. */
  proof_at: z.iso.datetime().nullish(),
  /** Why staff refused the last proof, while the order waits for another one. */
  proof_refusal: z.string().nullish(),
  items: z.array(
    cartLine.omit({ stock: true, available: true }).extend({
      /** Mixed case that the bottles belong to. Omitted by an API of the release before, and null without a case. */
      case_id: z.string().nullish(),
      case_size: z.int().nullish(),
    }),
  ),
  subtotal: clp,
  /** Discount against reference prices plus coupon. */
  discount: clp,
  coupon: z.object({ code: z.string(), discount: clp }).nullish(),
  price_delivery: clp,
  gift_price: clp,
  gift_text: z.string().nullish(),
  total: clp,
  /** CLP refunded so far. */
  refunded: clp.optional(),
  /** Refunds of this order's payment, oldest first. */
  refunds: z.array(orderRefund).optional(),
  /** Changes of the order before it was sent, oldest first. */
  revisions: z.array(orderRevision).optional(),
  /** Present when the order has revisions: what is sent. `items` are the lines as they were sold. */
  packed: z.array(packedLine).optional(),
  /** Number of the order that changes when this one, which is for the difference, is paid. */
  difference_of: z.string().nullish(),
  customer: z.object({ name: z.string(), surname: z.string(), email: z.string() }),
  delivery: orderDelivery,
  /** '0': boleta (receipt). '1': factura (tax invoice). */
  document: z.enum(['0', '1']),
  /** Receiver of the factura. Null when the document is a boleta. */
  invoice: invoiceReceiver.nullish(),
  /** Data that the card network requires on the receipt. Null until the order is paid by card. */
  card: cardReceipt.nullable(),
  platform: z.enum(['webpay', 'transfer']),
  /** Tax documents of the order and of its refunds, in the order of their issue. Absent in older versions. */
  tax_documents: z.array(taxDocumentFile).optional(),
});

export const readOrder = {
  params: z.object({ id: z.string().min(8).max(64) }),
  headers: z.object({ 'x-order-key': z.string().max(100).optional() }),
  response: z.object({ data: order }),
};

export const retryPayment = { ...readOrder, response: z.object({ payment: paymentForm }) };

/** `account`: for the money, when `cancellation.money` of the order asks for it. */
export const cancelOrder = { ...readOrder, body: z.object({ account: refundAccount.optional() }) };

/** Length of the largest file in base64, which needs four characters for three bytes. */
const MAX_PROOF_TEXT = Math.ceil(MAX_PROOF_BYTES / 3) * 4;

/**
 * Proof of a bank transfer. The file is base64 text in JSON, so that this endpoint has the same kind of body
 * as all others.
 */
export const sendProof = {
  ...readOrder,
  body: z.object({
    /**
     * JPG, PNG or PDF of at most 5 MB, in base64. The server identifies the type by the first bytes and
     * ignores name and media type.
     */
    file: z.string().min(1).max(MAX_PROOF_TEXT),
  }),
};

export type Order = z.output<typeof order>;
