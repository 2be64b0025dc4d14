import { z } from 'zod';
import { altcha, email, line, linkToken } from './fields.schema.ts';

/** `email` and `altcha`: required for a guest, ignored for a customer, whose account has the address. */
export const waitForStock = {
  body: z.object({ sku: line(60), email: email.optional(), altcha }),
  response: z.object({
    data: z.object({
      /** `confirm`: a mail asks the owner of the address first. `waiting`: the person is in the line. */
      state: z.enum(['confirm', 'waiting']),
    }),
  }),
};

export const openStockHold = {
  body: z.object({ token: linkToken }),
  response: z.object({ data: z.object({ sku: z.string(), held_until: z.iso.datetime() }) }),
};
