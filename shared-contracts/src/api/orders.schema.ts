import { z } from 'zod';
import { ACCOUNT_NUMBER, ACCOUNT_TYPES, BANKS } from '../domain/bank-accounts.ts';
import { MAX_PROOF_BYTES } from '../domain/proof-file.ts';
import { isInvoiceRut } from '../domain/rut.ts';
import { TAX_DOCUMENT_KINDS } from '../domain/tax-documents.ts';
import { arrivalPromise, clp, parcel, parcelProblem, pickupPlace, santiagoDay } from './common.schema.ts';
import { altcha, communeId, line, optionalLine, optionalProse, typedRut } from './fields.schema.ts';
import { orderReturn, returnOffer } from './order-return.schema.ts';
import { cartId, cartLine } from './shopping-cart.schema.ts';

export const orderStatus = z.enum(['in_validation', 'confirmed', 'on_the_way', 'delivered', 'cancelled']);
export const paymentStatus = z.enum(['pending', 'success', 'failed']);

const homeDelivery = z.object({
  method: z.literal('home'),
  address: line(70),
  department: optionalLine(40),
  commune_id: communeId,
  /** Chosen day of arrival, one of `days` of `calculate-shipping`. Default: as soon as possible. */
  day: santiagoDay.optional(),
  receiver: z.enum(['me', 'other', 'concierge']).default('me'),
  contact: z.object({ name: line(60), surname: optionalLine(60), phone: optionalLine(20) }).optional(),
  comment: optionalProse(300),
});
const pickup = z.object({ method: z.literal('pickup'), comment: optionalProse(300) });

/** Data of the company or person that gets a factura (tax invoice). The tax authority defines the lengths. */
const invoice = z.object({
  reason: line(100),
  /** Any valid RUT except the tax office's generic one, because a factura must name its receiver. */
  rut: typedRut.refine(isInvoiceRut, { params: { rule: 'rut' } }),
  giro: line(40),
  address: line(70),
  apartment: optionalLine(40),
  commune_id: communeId,
  phone: optionalLine(20),
  email: z.email().max(80).optional(),
});

const paymentForm = z.object({
  platform: z.enum(['webpay', 'transfer']),
  /**
   * URL of the card gateway. The browser posts a form with `token_ws` = `token` to it. Null without a card
   * payment.
   */
  url: z.string().nullable(),
  token: z.string().nullable(),
});

/** Order that the shopper sends. The server reads the current prices, and compares their total with the shown one. */
export const placeOrder = {
  query: z.object({ cart_id: cartId }),
  headers: z.object({ 'idempotency-key': z.string().min(8).max(100) }),
  body: z
    .object({
      email: z.email().max(120),
      name: line(60),
      surname: line(60),
      rut: typedRut,
      phone: line(20),
      delivery: z.discriminatedUnion('method', [homeDelivery, pickup]),
      payment_method: z.object({
        /** '0': boleta (receipt). '1': factura (tax invoice). */
        document: z.enum(['0', '1']).default('0'),
        platform: z.enum(['webpay', 'transfer']).default('webpay'),
      }),
      invoice: invoice.optional(),
      gift_box: z.object({ check: z.boolean(), text: optionalProse(300) }).optional(),
      /** Coupon code. Default: the coupon of the cart, if any. */
      coupon: optionalLine(40),
      /** Id of the guest, from `POST /purchases/register-as-guest`. */
      guest_customer_id: optionalLine(120),
      terms: z.literal(true),
      /**
       * CLP. Total that the shopper saw. The server refuses the order with `ORDER_CHANGED` when it costs another
       * amount now. Optional, because earlier clients do not send it.
       */
      expected_total: clp.optional(),
      /**
       * Last day of arrival that the shopper saw. The server refuses the order with `DELIVERY_DAY_CHANGED` when it
       * would arrive later now.
       */
      expected_arrival: santiagoDay.optional(),
      newsletter: z.boolean().optional(),
      /**
       * Solution of the bot check for the form `order`. The client sends it only when it repeats an order
       * that failed with `BOT_CHECK_FAILED`.
       */
      altcha,
    })
    .refine((body) => body.payment_method.document === '0' || body.invoice, {
      path: ['invoice'],
      params: { rule: 'required' },
    }),
  response: z.object({
    id: z.string(),
    number: z.string(),
    /** Equals `number`. The checkout state uses this name (docs/product/checkout.md#checkout-state). */
    purchase_order_number: z.string().optional(),
    status: orderStatus,
    total: clp,
    /**
     * Key to read the order. The response also sets it as an HttpOnly cookie. `GET /purchases/{id}` accepts
     * either.
     */
    access_key: z.string(),
    payment: paymentForm,
  }),
};

/** The receiver as printed on the factura. */
const invoiceReceiver = z.object({
  reason: z.string(),
  rut: z.string(),
  giro: z.string(),
  address: z.string(),
  apartment: z.string().nullish(),
  commune: z.string().nullish(),
  region: z.string().nullish(),
});

/** Refund that is done, or that the shop is still giving. */
export const orderRefund = z.object({
  amount: clp,
  state: z.enum(['done', 'open']),
  /** `other`: by transfer, or other means than the card. */
  way: z.enum(['card', 'other']),
  /** When it was done. Of an open one: when it was asked for. */
  at: z.iso.datetime(),
  /** Parts of the order. Empty: an amount without parts. */
  lines: z.array(
    z.object({
      kind: z.enum(['line', 'delivery', 'gift']),
      /** Name of the product with its format. Empty for delivery and gift box. */
      name: z.string(),
      /** 0: only the difference to the price of a cheaper product. */
      qty: z.int(),
      amount: clp,
    }),
  ),
});
export type OrderRefund = z.output<typeof orderRefund>;

/** Change of an order before it was sent. */
export const orderRevision = z.object({
  at: z.iso.datetime(),
  qty: z.int(),
  /** Names of the products with their formats. `in` is null when the units were taken out. */
  out: z.string(),
  in: z.string().nullable(),
  /** CLP that it gives back. 0: nothing. The state of the refund is in `refunds`. */
  refund: clp,
  /** Why staff changed the order. Absent where other people may read it. */
  reason: z.string().optional(),
});
export type OrderRevision = z.output<typeof orderRevision>;

/** Line of an order as it is sent, after revisions and refunds. */
export const packedLine = z.object({ name: z.string(), qty: z.int() });

/** Tax document as a file to download. */
const taxDocumentFile = z.object({
  kind: z.enum(TAX_DOCUMENT_KINDS),
  number: z.int(),
  /** Path of the PDF file. It opens without login, and expires after a week. */
  url: z.string(),
});

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
   * the card, or to an account that the buyer names.
   */
  cancellation: z.object({ money: z.enum(['none', 'card', 'account']) }).nullish(),
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
  delivery: z.object({
    method: z.enum(['home', 'pickup']),
    address: z.string().nullable(),
    department: z.string().nullable(),
    commune: z.string().nullable(),
    region: z.string().nullable(),
    time_delivery: z.string().nullable(),
    /** Promised days. Null without a promise, and while a transfer is awaited. */
    promise: arrivalPromise.nullish(),
    /** Null until the order is sent, and when it was sent without a carrier. */
    parcel: parcel.nullish(),
    /** Null while the parcel is on its way as it should be. */
    parcel_problem: parcelProblem.nullish(),
    receiver: z.enum(['me', 'other', 'concierge']).nullish(),
    contact: z.string().nullish(),
    comment: z.string().nullish(),
    /**
     * Pick-up place of the order. Null for a delivery, and when the content of the shop contains no place.
     */
    pickup: pickupPlace.nullish(),
  }),
  document: z.enum(['0', '1']),
  /** Receiver of the factura. Null when the document is a boleta. */
  invoice: invoiceReceiver.nullish(),
  /** Data that the card network requires on the receipt. Null until the order is paid by card. */
  card: z
    .object({
      authorization_code: z.string(),
      /** Last four digits. */
      card_number: z.string(),
      payment_type_code: z.string(),
      installments_number: z.int(),
      installments_amount: clp.nullable(),
      transaction_date: z.string(),
    })
    .nullable(),
  platform: z.enum(['webpay', 'transfer']),
  /** Tax documents of the order and of its refunds, in the order of their issue. Absent in older versions. */
  tax_documents: z.array(taxDocumentFile).optional(),
});

export const readOrder = {
  params: z.object({ id: z.string().min(8).max(64) }),
  headers: z.object({ 'x-order-key': z.string().max(100).optional() }),
  response: z.object({ data: order }),
};

export const retryPayment = {
  params: readOrder.params,
  headers: readOrder.headers,
  response: z.object({ payment: paymentForm }),
};

/** Account that the buyer names for money which cannot go back to the card. */
export const refundAccount = z.object({
  holder: line(100),
  rut: typedRut,
  bank: z.enum(BANKS),
  account_type: z.enum(ACCOUNT_TYPES),
  account: z.string().trim().max(40).regex(ACCOUNT_NUMBER),
});

/** `account`: for the money, when `cancellation.money` of the order asks for it. */
export const cancelOrder = {
  params: readOrder.params,
  headers: readOrder.headers,
  body: z.object({ account: refundAccount.optional() }),
  response: readOrder.response,
};

/** Length of the largest file in base64, which needs four characters for three bytes. */
const MAX_PROOF_TEXT = Math.ceil(MAX_PROOF_BYTES / 3) * 4;

/**
 * Proof of a bank transfer. The file is base64 text in JSON, so that this endpoint has the same kind of body
 * as all others.
 */
export const sendProof = {
  params: readOrder.params,
  headers: readOrder.headers,
  body: z.object({
    /**
     * JPG, PNG or PDF of at most 5 MB, in base64. The server identifies the type by the first bytes and
     * ignores name and media type.
     */
    file: z.string().min(1).max(MAX_PROOF_TEXT),
  }),
  response: readOrder.response,
};

export type Order = z.output<typeof order>;
export type PlaceOrderBody = z.input<typeof placeOrder.body>;
export type RefundAccount = z.input<typeof refundAccount>;
