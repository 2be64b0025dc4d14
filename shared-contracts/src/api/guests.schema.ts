import { z } from 'zod';
import { communeId, line, optionalLine, typedRut } from './fields.schema.ts';
import { readOrder } from './orders.schema.ts';

/**
 * A buyer without an account. Nothing is stored: the id is signed and ties the guest's
 * addresses and order together.
 */
export const registerAsGuest = {
  body: z.object({
    name: line(60),
    surname: line(60),
    rut: typedRut,
    email: z.email().max(120),
    phone: optionalLine(20),
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
    address: line(70),
    department: optionalLine(40),
    commune_id: communeId,
    guest_customer_id: optionalLine(120),
  }),
  response: z.object({
    data: orderAddress,
    /**
     * Also set as an HttpOnly cookie; reading the address asks for one of them, or for the owner's bearer.
     */
    access_key: z.string(),
  }),
};

export const readOrderAddress = {
  params: readOrder.params,
  headers: readOrder.headers,
  response: z.object({ data: orderAddress }),
};

export type OrderAddress = z.output<typeof orderAddress>;
