import { z } from 'zod';
import { clp } from '../api/common.schema.ts';
import { blankLine, line, productId, repeatable } from '../api/fields.schema.ts';
import { CASE_SIZES } from '../domain/cases.ts';
import { listOf, listQuery, version } from './common.schema.ts';
import { MAX_CASE_NAME } from './text-limits.ts';

const MAX_BOTTLES = Math.max(...CASE_SIZES);
const id = z.string().regex(/^[1-9]\d{0,8}$/);

const values = {
  es: line(MAX_CASE_NAME),
  /** Empty: the Spanish name. */
  en: blankLine(MAX_CASE_NAME),
  /** Product of each bottle: a product of two bottles is named twice. */
  product_ids: z.array(productId).min(1).max(MAX_BOTTLES),
  /** Whether the shop proposes it. */
  is_active: z.boolean(),
};

const product = z.object({
  id: z.int(),
  name: z.string(),
  /** Bottles of it in the case. */
  count: z.int(),
  price: clp,
  /** Units for sale. 0 for a product that is not on sale. */
  stock: z.int(),
});

const houseCase = z.object({
  id: z.string(),
  version,
  ...values,
  products: z.array(product),
  /** Bottles at today's prices, without the saving. */
  price: clp,
  /** The shop shows it only while it has all bottles. */
  status: z.enum(['shown', 'hidden', 'sold-out']),
  changed_at: z.string(),
});

export const listHouseCases = {
  query: z.object(listQuery(['changed_at', 'es'])),
  response: listOf(houseCase),
};
export const readHouseCase = { params: z.object({ id }), response: houseCase };
export const addHouseCase = { headers: repeatable, body: z.object(values), response: houseCase };
export const changeHouseCase = {
  params: z.object({ id }),
  body: z.object({ version, ...values }),
  response: houseCase,
};
export const removeHouseCase = { params: z.object({ id }), response: z.object({}) };
