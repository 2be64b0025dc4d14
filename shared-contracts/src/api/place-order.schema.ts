/** Order that the shopper sends. */
import { z } from 'zod';
import { DELIVERY_OPTIONS } from '../domain/delivery-options.ts';
import { LENGTHS } from '../domain/field-lengths.ts';
import { isInvoiceRut } from '../domain/rut.ts';
import { clp, santiagoDay } from './common.schema.ts';
import {
  altcha,
  communeId,
  email,
  keyed,
  line,
  missing,
  optionalLine,
  optionalProse,
  typedRut,
} from './fields.schema.ts';
import { orderStatus } from './order-parts.schema.ts';
import { cartQuery } from './shopping-cart.schema.ts';

const { name, surname, phone } = LENGTHS.contact;
export const homeDelivery = z.object({
  method: z.literal('home'),
  address: line(LENGTHS.address),
  department: optionalLine(LENGTHS.department),
  commune_id: communeId,
  /** Chosen day of arrival, one of `days` of `calculate-shipping`. Default: as soon as possible. */
  day: santiagoDay.optional(),
  /**
   * `fastest`: the delivery of this name of `calculate-shipping`. Default: the cheapest one. The server refuses the order
   * with `DELIVERY_OPTION_GONE` when nothing is faster now.
   */
  option: z.enum(DELIVERY_OPTIONS).optional(),
  receiver: z.enum(['me', 'other', 'concierge']).default('me'),
  contact: z
    .object({ name: line(name), surname: optionalLine(surname), phone: optionalLine(phone) })
    .optional(),
  comment: optionalProse(LENGTHS.comment),
});
const pickup = z.object({ method: z.literal('pickup'), comment: optionalProse(LENGTHS.comment) });

/** Data of the company or person that gets a factura (tax invoice). */
export const invoice = z.object({
  reason: line(LENGTHS.invoice.reason),
  /** Any valid RUT except the tax office's generic one, because a factura must name its receiver. */
  rut: typedRut.refine(isInvoiceRut, { params: { rule: 'rut' } }),
  giro: line(LENGTHS.invoice.giro),
  address: line(LENGTHS.invoice.address),
  apartment: optionalLine(LENGTHS.invoice.apartment),
  commune_id: communeId,
  phone: optionalLine(LENGTHS.invoice.phone),
  email: z.email().max(LENGTHS.invoice.email).optional(),
});

export const paymentForm = z.object({
  platform: z.enum(['webpay', 'transfer']),
  /**
   * URL of the card gateway. The browser posts a form with `token_ws` = `token` to it. Null without a card
   * payment.
   */
  url: z.string().nullable(),
  token: z.string().nullable(),
});

/** The server reads the current prices, and compares their total with the shown one. */
export const placeOrder = {
  query: cartQuery,
  headers: keyed,
  body: z
    .object({
      email,
      name: line(LENGTHS.name),
      surname: line(LENGTHS.surname),
      rut: typedRut,
      phone: line(LENGTHS.phone),
      delivery: z.discriminatedUnion('method', [homeDelivery, pickup]),
      payment_method: z.object({
        /** '0': boleta (receipt). '1': factura (tax invoice). */
        document: z.enum(['0', '1']).default('0'),
        platform: z.enum(['webpay', 'transfer']).default('webpay'),
      }),
      invoice: invoice.optional(),
      gift_box: z.object({ check: z.boolean(), text: optionalProse(LENGTHS.giftText) }).optional(),
      /** Coupon code. Default: the coupon of the cart, if any. */
      coupon: optionalLine(LENGTHS.coupon),
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
    .refine((body) => body.payment_method.document === '0' || body.invoice, missing('invoice')),
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

export type PlaceOrderBody = z.input<typeof placeOrder.body>;
