import { z } from 'zod';
import { RETURN_GROUNDS, SHOWN_RETURN_STATES } from '../domain/order-returns.ts';
import { clp } from './common.schema.ts';

/** `2026-12-24`, in Santiago. */
const day = z.iso.date();

/** Return of products as its buyer sees it (docs/product/returns.md#return-products). */
export const orderReturn = z.object({
  id: z.string(),
  /** Number of the order with the place of the return: CQ-000042-D1. */
  number: z.string(),
  state: z.enum(SHOWN_RETURN_STATES),
  ground: z.enum(RETURN_GROUNDS),
  /** Words of the buyer. */
  reason: z.string().nullable(),
  requested_at: z.iso.datetime(),
  /** When staff accepted or refused it. */
  decided_at: z.iso.datetime().nullable(),
  /** Last day on which the shop gives the money back. */
  money_by: day,
  /** Last question of staff. */
  question: z.string().nullable(),
  /** Last answer of the buyer. */
  answer: z.string().nullable(),
  /** Why staff refused it. */
  refusal: z.string().nullable(),
  /** `accepted`: units of an accepted return that staff took. Absent before, and from an earlier API. */
  lines: z.array(z.object({ name: z.string(), qty: z.int(), accepted: z.int().optional() })),
  /** Number of pictures. */
  pictures: z.int(),
  /** Money of an accepted return. */
  amount: clp.nullable(),
  /** Path of the return slip as PDF, while the return waits for a decision. It opens without login and expires after a week. */
  slip_url: z.string().nullable(),
});
export type OrderReturn = z.output<typeof orderReturn>;

/** Products of an order that its buyer may return now. */
export const returnOffer = z.object({
  /** Day of the receipt. Null: the order is on its way. */
  received_on: day.nullable(),
  lines: z.array(
    z.object({
      line_id: z.string(),
      name: z.string(),
      /** Units that can be returned. */
      qty: z.int().min(1),
      /** Why it cannot be returned for a change of mind. Null: it can. */
      exclusion: z.string().nullable(),
    }),
  ),
  /** Grounds whose term is not over. `until`: last day. Null: the term has not begun. */
  grounds: z.array(z.object({ ground: z.enum(RETURN_GROUNDS), until: day.nullable() })),
  /** Way of the money: back to the card, or to an account that the buyer names. */
  money: z.enum(['card', 'account']),
});
export type ReturnOffer = z.output<typeof returnOffer>;
