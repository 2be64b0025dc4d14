import { z } from 'zod';
import { line, rut } from '../api/fields.schema.ts';

/** Documents, numbers and keys of one environment are of no use in another. */
const environment = z.enum(['sandbox', 'certification', 'production']);
export type TaxEnvironment = z.output<typeof environment>;

/**
 * Tax documents. `sandbox` makes its own numbers and certificate, `certification` sends to the test environment of the
 * tax office.
 */
export const taxSettings = z.object({
  mode: z.union([z.literal('off'), environment]),
  /** Orders placed from this day on get documents. */
  begins_on: z.iso.date(),
  issuer: z.object({
    rut,
    name: line(100),
    activity: line(80),
    activity_codes: z.array(z.int().min(1).max(999_999)).min(1).max(4),
    address: line(70),
    commune: line(20),
  }),
  /** Resolution of the tax office that authorized the shop. */
  resolution: z.object({ date: z.iso.date(), number: z.int().min(0).max(999_999) }),
  /** Unit of the tax office for the address of the shop, which papers name. */
  unit: line(40).nullish(),
  /** By means of payment: the shop issues the boleta, or the voucher of the card terminal stands for it. */
  boleta: z.object({ webpay: z.enum(['issued', 'voucher']), transfer: z.enum(['issued', 'voucher']) }),
});

export type TaxSettings = z.output<typeof taxSettings>;
