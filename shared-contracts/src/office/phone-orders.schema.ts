import { z } from 'zod';
import { clp, santiagoDay } from '../api/common.schema.ts';
import { missing } from '../api/fields.schema.ts';
import { placeOrder } from '../api/place-order.schema.ts';
import { MAX_QTY } from '../domain/stock.ts';
import { officeOrder } from './order-detail.schema.ts';
import { sku } from './rows.schema.ts';

/** Formats and units that the buyer wants. Each format once. */
const lines = z
  .array(z.object({ sku, qty: z.int().min(1).max(MAX_QTY) }))
  .min(1)
  .max(100)
  .superRefine((all, { addIssue }) => {
    all.forEach(({ sku }, at) => {
      if (all.findIndex((one) => one.sku === sku) !== at)
        addIssue({ code: 'custom', path: [at, 'sku'], message: 'twice' });
    });
  });

const { email, name, surname, rut, phone, delivery, payment_method, invoice, coupon, expected_arrival } =
  placeOrder.body.shape;

const amounts = {
  subtotal: clp,
  /** Against reference prices, plus the coupon. */
  discount: clp,
  price_delivery: clp,
  total: clp,
  /** Days of arrival in words. Null without a promise. */
  arrival: z.string().nullable(),
  /** Last of these days. */
  arrives_by: santiagoDay.nullish(),
};

/** Amounts that an order would have now, by the rules of the checkout. Nothing is stored or reserved. */
export const pricePhoneOrder = {
  body: z.object({
    lines,
    /** Empty: pick-up. */
    commune_id: z.string().max(5).default(''),
    coupon,
    /** For a coupon of one person. */
    email: email.or(z.literal('')).default(''),
  }),
  response: z.object({
    lines: z.array(
      z.object({
        sku: z.string(),
        /** Name with format. */
        name: z.string(),
        qty: z.int(),
        price: clp,
        stock: z.int(),
      }),
    ),
    ...amounts,
    /** The same order with the fastest delivery. Null: nothing arrives earlier. */
    fastest: z.object(amounts).nullish(),
  }),
};

/** Order of a buyer on the telephone. It waits for its payment as any other. */
export const placePhoneOrder = {
  /** A repeated request with the same key gets the first order. */
  headers: placeOrder.headers,
  body: z
    .object({
      lines,
      email,
      name,
      surname,
      rut,
      phone,
      delivery,
      payment_method,
      invoice,
      coupon,
      /** Puts the order into the account of this e-mail, if there is one. */
      for_account: z.boolean().default(false),
      /** The buyer said to be 18 or older, and accepted the terms that staff read out. */
      agreed: z.literal(true),
      /** CLP that staff told the buyer. The server refuses another total with `ORDER_CHANGED`. */
      expected_total: clp,
      /** Last day of arrival that staff told the buyer. The server refuses a later one with `DELIVERY_DAY_CHANGED`. */
      expected_arrival,
    })
    .refine((body) => body.payment_method.document === '0' || body.invoice, missing('invoice')),
  response: officeOrder,
};

/** Link with which the buyer pays an unpaid order. It opens the order without a password. */
export const createPaymentLink = {
  params: z.object({ id: z.string().min(1).max(64) }),
  response: z.object({ url: z.string() }),
};
