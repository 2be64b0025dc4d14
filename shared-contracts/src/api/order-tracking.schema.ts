import { z } from 'zod';
import { normalizeOrderNumber } from '../domain/order-number.ts';
import { arrivalPromise, grams, parcel, parcelProblem } from './common.schema.ts';
import { email, missing, rut } from './fields.schema.ts';
import { orderRefund, orderRevision, orderStatus, packedLine, paymentStatus } from './order-parts.schema.ts';

/** Query: order number, and e-mail or RUT of the buyer. Logs never contain the query. */
export const trackOrder = {
  query: z
    .object({
      number: z
        .string()
        .trim()
        .regex(/^[\w #\u2010-\u2015\u2212-]{1,40}$/)
        .transform(normalizeOrderNumber),
      email: email.optional(),
      rut: rut.optional(),
    })
    .refine((query) => query.email !== undefined || query.rut !== undefined, missing('email')),
  response: z.object({
    data: z.object({
      number: z.string(),
      status: orderStatus,
      payment_status: paymentStatus,
      /** As in the order. */
      can_retry_payment: z.boolean().optional(),
      created_at: z.iso.datetime(),
      updated_at: z.iso.datetime(),
      delivery: z.object({
        method: z.enum(['home', 'pickup']),
        commune: z.string().nullable(),
        /** As text, e.g. "1 a 2 días hábiles". */
        time_delivery: z.string().nullable(),
        promise: arrivalPromise.nullish(),
        parcel: parcel.nullish(),
        /** Null while the parcel is on its way as it should be. */
        parcel_problem: parcelProblem.nullish(),
      }),
      items: z.array(
        z.object({
          name: z.string(),
          /** Grams of a gourmet product's format. */
          format: grams.nullish(),
          qty: z.int(),
          image: z.string(),
        }),
      ),
      total: z.int(),
      /** Refunds, oldest first. */
      refunds: z.array(orderRefund).optional(),
      /** Changes of the order before it was sent, and then what is sent. */
      revisions: z.array(orderRevision).optional(),
      packed: z.array(packedLine).optional(),
    }),
  }),
};

export type TrackedOrder = z.output<typeof trackOrder.response>['data'];
