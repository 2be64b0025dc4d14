import { z } from 'zod';
import { MAX_ID } from '../api/fields.schema.ts';
import { MAX_PAGE } from '../domain/list-query.ts';
import { MAX_REASON, MIN_REASON } from './text-limits.ts';
import { MAX_PER_PAGE } from './ticked-limits.ts';

/** Lists count this many rows at most. */
export const MAX_TOTAL = 1_000;

/** Query of a list. `fields` are the columns that it can be sorted by, the first one by default. */
export const listQuery = <const F extends readonly [string, ...string[]]>(fields: F) => ({
  page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
  per_page: z.coerce.number().int().min(1).max(MAX_PER_PAGE).default(25),
  sort: z.enum(fields).default(fields[0] as F[number]),
  order: z.enum(['asc', 'desc']).default('desc'),
  /** Words to search for. */
  q: z.string().trim().max(100).optional(),
});

/** Response of a list. `more`: there are more rows than `total`, which stops at `MAX_TOTAL`. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), total: z.number().int(), more: z.boolean() });

/** State that the staff member saw. A write with an older version is refused with CONFLICT. */
export const version = z.string().min(1).max(64);

/** Why a staff member does it, kept in the audit. */
export const reason = z.string().trim().min(MIN_REASON).max(MAX_REASON);
/** A reason that may be absent or empty. */
export const optionalReason = z.string().trim().max(MAX_REASON).optional();

/** A file of text to save. */
export const textFile = z.object({ filename: z.string(), text: z.string() });

/** Ids in an address: `a,b,c`. */
export const idsOf = (id: z.ZodType<string, string>, max: number) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(id).min(1).max(max));

export const productParams = z.object({ id: z.coerce.number().int().min(1).max(MAX_ID) });

/** Id of an order, without its number. */
export const plainOrderId = z.string().regex(/^[\w-]{1,64}$/);
