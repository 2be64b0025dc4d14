import { z } from 'zod';
import { LENGTHS } from '../domain/field-lengths.ts';
import { email, line, optionalLine, typedRut } from './fields.schema.ts';
import { readOrder } from './orders.schema.ts';
import { homeDelivery } from './place-order.schema.ts';

/**
 * Identifies a buyer without an account. The API stores nothing: the id is signed and connects the addresses
 * and the order of the guest.
 */
export const registerAsGuest = {
  body: z.object({
    name: line(LENGTHS.name),
    surname: line(LENGTHS.surname),
    rut: typedRut,
    email,
    phone: optionalLine(LENGTHS.phone),
    remember: z.boolean().optional(),
  }),
  response: z.object({
    data: z.object({
      id: z.string(),
      name: z.string(),
      surname: z.string(),
      rut: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
    }),
  }),
};

/** Delivery address of an order that is not placed yet, of a guest or a customer. */
const orderAddress = z.object({
  id: z.string(),
  identification: z.string().nullable(),
  address: z.string(),
  department: z.string().nullable(),
  commune_id: z.string(),
  commune: z.string(),
  region_id: z.string(),
  region: z.string(),
});

export const createOrderAddress = {
  body: z.object({
    /** The shopper's name for the address, for example "Casa". */
    identification: optionalLine(60),
    ...homeDelivery.pick({ address: true, department: true, commune_id: true }).shape,
    guest_customer_id: optionalLine(120),
  }),
  response: z.object({
    data: orderAddress,
    /**
     * Key to read this address again. The response also sets it as an HttpOnly cookie. Reading requires the
     * key, the cookie, or the access token of the owner.
     */
    access_key: z.string(),
  }),
};

export const readOrderAddress = { ...readOrder, response: z.object({ data: orderAddress }) };

export type OrderAddress = z.output<typeof orderAddress>;
