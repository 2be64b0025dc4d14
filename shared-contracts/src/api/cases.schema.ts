import { z } from 'zod';
import { CASE_SIZES, CASE_TYPES, MAX_CASES } from '../domain/cases.ts';
import { productCard } from './catalogue.schema.ts';
import { manyValues } from './common.schema.ts';
import { uuid } from './fields.schema.ts';
import { cart, cartQuery, sku } from './shopping-cart.schema.ts';

const [SMALL, LARGE] = CASE_SIZES;
const size = z.union([z.literal(SMALL), z.literal(LARGE)]);

/** Rule of the cases that the shop sells today. Percentages are savings on the regular price of each bottle. */
const caseRule = z.object({
  percent_6: z.int(),
  percent_12: z.int(),
  product_types: z.array(z.enum(CASE_TYPES)),
  min_different: z.int(),
});

/** Products of a case with the bottles of each. */
const contents = z.array(z.object({ card: productCard, count: z.int() }));

/** Full case that the shop proposes. A shopper may change it. */
const readyCase = z.object({
  id: z.string(),
  name: z.string(),
  /** The house composed it, or the sommelier's rules found its bottles. Absent in older versions. */
  by: z.enum(['house', 'sommelier']).optional(),
  size,
  bottles: contents,
});

/** `rule` is null while the shop sells no cases. There are then no ready ones. */
export const readCases = {
  response: z.object({ data: z.object({ rule: caseRule.nullable(), ready: z.array(readyCase) }) }),
};

/** Products on sale of these skus, in their order. Skips others. */
export const readCaseBottles = {
  query: z.object({ skus: manyValues }),
  response: z.object({ data: z.array(productCard) }),
};

const params = z.object({ id: uuid });
const response = z.object({ data: cart });

export const putCase = {
  params,
  query: cartQuery,
  body: z.object({
    size,
    /** Cases. */
    qty: z.int().min(1).max(MAX_CASES),
    bottles: z
      .array(z.object({ sku, count: z.int().min(1).max(LARGE) }))
      .min(1)
      .max(LARGE)
      .refine((bottles) => new Set(bottles.map((bottle) => bottle.sku)).size === bottles.length),
  }),
  response,
};

export const deleteCase = { params, query: cartQuery, response };

export type CaseOffer = z.output<typeof readCases.response>['data'];
export type ReadyCase = z.output<typeof readyCase>;
export type CaseBody = z.output<typeof putCase.body>;
