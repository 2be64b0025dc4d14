/** Order that the shopper sends. */
import { z } from 'zod';
import { DELIVERY_OPTIONS } from '../domain/delivery-options.ts';
import { isInvoiceRut } from '../domain/rut.ts';
import { clp, santiagoDay } from './common.schema.ts';
import { altcha, communeId, line, missing, optionalLine, optionalProse, typedRut } from './fields.schema.ts';
import { orderStatus } from './order-parts.schema.ts';
import { cartQuery } from './shopping-cart.schema.ts';

const homeDelivery = z.object({
  method: z.literal('home'),
  address: line(70),
  department: optionalLine(40),
  commune_id: communeId,
  /** Chosen day of arrival, one of `days` of `calculate-shipping`. Default: as soon as possible. */
  day: santiagoDay.optional(),
  /**
   * `fastest`: the delivery of this name of `calculate-shipping`. Default: the cheapest one. The server refuses the order
   * with `DELIVERY_OPTION_GONE` when nothing is faster now.
   */
  option: z.enum(DELIVERY_OPTIONS).optional(),
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
