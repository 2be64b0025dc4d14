import { z } from 'zod';
import { LENGTHS } from '../domain/field-lengths.ts';
import { optionalCompany, user } from './accounts.schema.ts';
import { clp, grams, listOf, pageQuery } from './common.schema.ts';
import {
  communeId,
  confirmed,
  done,
  givenPassword,
  line,
  optionalLine,
  phone,
  rut,
  typedTwice,
  uuid,
} from './fields.schema.ts';
import { orderStatus, paymentStatus } from './order-parts.schema.ts';
import { order, readOrder } from './orders.schema.ts';
import { cartLine } from './shopping-cart.schema.ts';

export const readProfile = { response: z.object({ data: user }) };

/** Partial update: omitted fields keep their values. Cannot change account type and e-mail. */
export const updateProfile = {
  body: z.object({
    name: line(LENGTHS.name).optional(),
    last_name: line(LENGTHS.name).optional(),
    rut: rut.optional(),
    phone: phone.optional(),
    ...optionalCompany,
  }),
  response: z.object({ data: user }),
};

export const changePassword = {
  body: z.object({ current_password: givenPassword, ...typedTwice }).refine(confirmed.check, confirmed.says),
  response: done,
};

const address = z.object({
  id: z.string(),
  /** Name that the customer gave to the address: "Casa", "Oficina". */
  identification: z.string(),
  address: z.string(),
  apartment: z.string().nullable(),
  commune_id: z.string(),
  commune: z.string(),
  region_id: z.string(),
  region: z.string(),
  is_default: z.boolean(),
});
const addressBody = z.object({
  identification: line(LENGTHS.alias),
  address: line(LENGTHS.address),
  apartment: optionalLine(LENGTHS.department),
  commune_id: communeId,
  /** Ignored for the first address, which is always the default. */
  is_default: z.boolean().optional(),
});

export const listAddresses = { response: z.object({ data: z.array(address) }) };
export const createAddress = { body: addressBody, response: z.object({ data: address }) };
const ofAddress = { params: z.object({ id: uuid }), response: z.object({ data: address }) };
export const updateAddress = { ...ofAddress, body: addressBody };
export const restoreAddress = ofAddress;
export const deleteAddress = {
  ...ofAddress,
  response: z.object({ data: z.object({ id: z.string(), restorable_until: z.iso.datetime() }) }),
};

/** Order in the customer's list. */
const orderCard = z.object({
  id: z.string(),
  number: z.string(),
  status: orderStatus,
  payment_status: paymentStatus,
  platform: z.enum(['webpay', 'transfer']),
  /** As in the order. */
  can_retry_payment: z.boolean().optional(),
  /** Absent from an earlier API. */
  delivery_method: z.enum(['home', 'pickup']).optional(),
  created_at: z.iso.datetime(),
  total: z.int(),
  /** CLP given back so far. */
  refunded: z.int().optional(),
  /** Units bought. */
  units: z.int(),
  /** Pictures of the first lines, as a preview. */
  images: z.array(z.string()),
});
export const listOwnOrders = { query: z.object(pageQuery), response: listOf(orderCard) };
export const readOwnOrder = { params: readOrder.params, response: z.object({ data: order }) };

/** Ordered line together with the product's current data. */
const boughtLine = z.object({
  sku: z.string(),
  /** Name at the time of the order. */
  name: z.string(),
  /** Grams of a gourmet product's format. */
  format: grams.nullish(),
  /** Units bought. */
  qty: z.int(),
  /** Unit price at the time of the order. */
  price: clp,
  /** Product with current name, price and stock. Null when the shop no longer sells it. */
  now: cartLine.nullable(),
});
export const buyAgain = { params: readOrder.params, response: z.object({ data: z.array(boughtLine) }) };

export type Address = z.output<typeof address>;
export type AddressBody = z.input<typeof addressBody>;
export type BoughtLine = z.output<typeof boughtLine>;
export type OrderCard = z.output<typeof orderCard>;
