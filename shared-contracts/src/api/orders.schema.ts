import { z } from 'zod';
import { MAX_PROOF_BYTES } from '../domain/proof-file.ts';
import { isInvoiceRut } from '../domain/rut.ts';
import { clp, pickupPlace } from './common.schema.ts';
import { altcha, communeId, line, optionalLine, optionalProse, typedRut } from './fields.schema.ts';
import { cartId, cartLine } from './shopping-cart.schema.ts';

export const orderStatus = z.enum(['in_validation', 'confirmed', 'on_the_way', 'delivered', 'cancelled']);
export const paymentStatus = z.enum(['pending', 'success', 'failed']);

const homeDelivery = z.object({
  method: z.literal('home'),
  address: line(70),
  department: optionalLine(40),
  commune_id: communeId,
  receiver: z.enum(['me', 'other', 'concierge']).default('me'),
  contact: z.object({ name: line(60), surname: optionalLine(60), phone: optionalLine(20) }).optional(),
  comment: optionalProse(300),
});
const pickup = z.object({ method: z.literal('pickup'), comment: optionalProse(300) });

/** Receiver of a factura; lengths of the tax authority's schema. */
const invoice = z.object({
  reason: line(100),
  /** Not the tax office's generic one: a factura names its receiver. */
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
  /** The gateway's form: POST `token_ws` = token to url. */
  url: z.string().nullable(),
  token: z.string().nullable(),
});

/** An order as the shopper asks for it. No price is read from it: the server reads them again. */
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
        /** '0' boleta, '1' factura. */
        document: z.enum(['0', '1']).default('0'),
        platform: z.enum(['webpay', 'transfer']).default('webpay'),
      }),
      invoice: invoice.optional(),
      gift_box: z.object({ check: z.boolean(), text: optionalProse(300) }).optional(),
      /** Unset: the coupon that was put on the cart, if any. */
      coupon: optionalLine(40),
      /** From `POST /purchases/register-as-guest`. */
      guest_customer_id: optionalLine(120),
      terms: z.literal(true),
      newsletter: z.boolean().optional(),
      /**
       * Only after `BOT_CHECK_FAILED`: the same order again, with the answer to the bot
       * check of the form `order`.
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
    /**
     * Same value as `number`, under the name of the checkout state (docs/product/checkout.md#checkout-state).
     */
    purchase_order_number: z.string().optional(),
    status: orderStatus,
    total: clp,
    /** Also set as an HttpOnly cookie; `GET /purchases/{id}` asks for one of them. */
    access_key: z.string(),
    payment: paymentForm,
  }),
};

/** The receiver of a factura, as it stands on the document. */
const invoiceReceiver = z.object({
  reason: z.string(),
  rut: z.string(),
  giro: z.string(),
  address: z.string(),
  apartment: z.string().nullish(),
  commune: z.string().nullish(),
  region: z.string().nullish(),
});

export const order = z.object({
  id: z.string(),
  number: z.string(),
  purchase_order_number: z.string().optional(),
  status: orderStatus,
  payment_status: paymentStatus,
  created_at: z.iso.datetime(),
  /** When its status last changed. */
  updated_at: z.iso.datetime().optional(),
  /**
   * Until then an unpaid order holds its stock; null once it is paid or cancelled, or
   * its proof of transfer has come.
   */
  expires_at: z.iso.datetime().nullish(),
  /**
   * Whether `POST /purchases/{id}/payment/retry` may begin a card payment: never paid,
   * not replaced by a later order.
   */
  can_retry_payment: z.boolean().optional(),
  /** When the proof of a bank transfer came; null while it has not. */
  proof_at: z.iso.datetime().nullish(),
  items: z.array(cartLine.omit({ stock: true })),
  subtotal: clp,
  /** Discount against reference prices plus coupon. */
  discount: clp,
  coupon: z.object({ code: z.string(), discount: clp }).nullish(),
  price_delivery: clp,
  gift_price: clp,
  gift_text: z.string().nullish(),
  total: clp,
  /** CLP given back so far. */
  refunded: clp.optional(),
  customer: z.object({ name: z.string(), surname: z.string(), email: z.string() }),
  delivery: z.object({
    method: z.enum(['home', 'pickup']),
    address: z.string().nullable(),
    department: z.string().nullable(),
    commune: z.string().nullable(),
    region: z.string().nullable(),
    time_delivery: z.string().nullable(),
    receiver: z.enum(['me', 'other', 'concierge']).nullish(),
    contact: z.string().nullish(),
    comment: z.string().nullish(),
    /** Null for a delivery, and where the shop's content names no place. */
    pickup: pickupPlace.nullish(),
  }),
  document: z.enum(['0', '1']),
  /** Null unless the document is a factura. */
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

/** Characters of the largest file; base64 writes four for three bytes. */
const MAX_PROOF_TEXT = Math.ceil(MAX_PROOF_BYTES / 3) * 4;

/**
 * A file as text, so that this call is like every other: one kind of body for contract, stubs and documents.
 */
export const sendProof = {
  params: readOrder.params,
  headers: readOrder.headers,
  body: z.object({
    /** JPG, PNG or PDF of at most 5 MB, in base64. The server looks at its bytes, not at its name. */
    file: z.string().min(1).max(MAX_PROOF_TEXT),
  }),
  response: readOrder.response,
};

export type Order = z.output<typeof order>;
export type PlaceOrderBody = z.input<typeof placeOrder.body>;
