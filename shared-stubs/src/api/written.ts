/**
 * For endpoints without a handler: merges the fields that a request wrote to a path into later answers of the
 * same path. Skips fields that the answer does not have.
 */
import type { EndpointSchema } from 'shared-contracts/api/endpoint';
import { z } from 'zod';
import type { ShopState } from './shop-state.ts';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const merge = (schema: EndpointSchema, body: unknown, written: unknown): unknown => {
  if (!isFields(body) || !isFields(body.data) || !isFields(written)) return body;
  const { data } = body;
  const known = Object.entries(written).filter(([key]) => key in data);
  const merged = { ...body, data: { ...data, ...Object.fromEntries(known) } };
  return z.safeParse(schema.response, merged).success ? merged : body;
};

/** The answer of a read, with the fields written to its path earlier. */
export const recall = (schema: EndpointSchema, body: unknown, path: string, state: ShopState): unknown =>
  merge(schema, body, state.written.get(path));

/** Stores the written fields and returns the answer with them. */
export const remember = (
  schema: EndpointSchema,
  body: unknown,
  path: string,
  written: unknown,
  state: ShopState,
): unknown => {
  if (isFields(written)) state.written.set(path, { ...(state.written.get(path) as Fields), ...written });
  return merge(schema, body, written);
};
