import { z } from 'zod';
import { MAX_PAGE } from '../domain/list-query.ts';
import { unit } from '../domain/units.ts';
import { ERROR_CODES } from '../errors/error-texts.ts';

/** Integer Chilean pesos. */
export const clp = z.int().min(0).max(1_000_000_000).meta(unit('clp'));

export const grams = z.int().meta(unit('grams'));

export const millilitres = z.int().meta(unit('millilitres'));

export const seconds = z.int().meta(unit('seconds'));

export const minutes = z.int().meta(unit('minutes'));

/** Day in the time zone of the shop. */
export const santiagoDay = z.iso.date().meta(unit('santiago-day'));

/** First and last day on which an order arrives, and both in words: `el jueves 3 de diciembre`. */
export const arrivalPromise = z.object({ first: santiagoDay, last: santiagoDay, text: z.string() });
export type ArrivalPromise = z.output<typeof arrivalPromise>;

/**
 * Pick-up place, opening hours and time until the order is ready, as texts in the shopper's language. `ready` is empty
 * for a cancelled order.
 */
export const pickupPlace = z.object({ address: z.string(), hours: z.string(), ready: z.string() });
export type PickupPlace = z.output<typeof pickupPlace>;

/** Response of every list of the API (docs/product/api.md#conventions). */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    total: z.int(),
    current_page: z.int(),
    per_page: z.int(),
    last_page: z.int(),
  });

/** Query of every list: `page` and `per_page` (at most 100). */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(12),
};

/** Accepts one value, repeated keys or a comma-separated list. Returns a list. */
export const manyValues = z
  .union([z.string().max(500), z.array(z.string().max(200)).max(50)])
  .optional()
  .transform((value) =>
    (value === undefined ? [] : Array.isArray(value) ? value : [value])
      .flatMap((text) => text.split(','))
      .map((text) => text.trim())
      .filter(Boolean),
  );

export const idOrSlug = z.string().min(1).max(160);

export const apiError = z.object({
  statusCode: z.int(),
  message: z.string(),
  errors: z.array(z.string()),
  code: z.enum(ERROR_CODES),
  fields: z.record(z.string(), z.string()).optional(),
});

/** Parcel of a sent order. */
export const parcel = z.object({
  /** Name of the carrier. */
  carrier: z.string(),
  /** Null: the carrier gives none. */
  number: z.string().nullable(),
  /** The carrier's page about the parcel. Null: it has none. */
  url: z.string().nullable(),
});
export type Parcel = z.output<typeof parcel>;

/** The sent parcel came back to the shop, or the carrier lost it. */
export const parcelProblem = z.enum(['returned', 'lost']);
export type ParcelProblem = z.output<typeof parcelProblem>;
