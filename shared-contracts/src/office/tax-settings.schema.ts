import { z } from 'zod';
import { line, typedRut } from '../api/fields.schema.ts';

/**
 * Tax documents. `sandbox` makes its own numbers and certificate, `certification` sends to the test environment of the
 * tax office.
 */
export const taxSettings = z.object({
  mode: z.enum(['off', 'sandbox', 'certification', 'production']),
  /** Orders placed from this day on get documents. */
  begins_on: z.iso.date(),
  issuer: z.object({
    rut: typedRut,
    name: line(100),
    activity: line(80),
    activity_codes: z.array(z.int().min(1).max(999_999)).min(1).max(4),
    address: line(70),
    commune: line(20),
  }),
  /** Resolution of the tax office that authorized the shop. */
  resolution: z.object({ date: z.iso.date(), number: z.int().min(0).max(999_999) }),
  /** By means of payment: the shop issues the boleta, or the voucher of the card terminal stands for it. */
  boleta: z.object({ webpay: z.enum(['issued', 'voucher']), transfer: z.enum(['issued', 'voucher']) }),
});

export type TaxSettings = z.output<typeof taxSettings>;
