/** Checks a request against the schemas of its endpoint, with the same parts and messages as the API. */

import type { EndpointSchema } from 'shared-contracts/api/endpoint';
import { InputError } from 'shared-contracts/errors/input-error';
import { z } from 'zod';

export interface CheckedRequest {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
}

export interface RawRequest {
  params: Record<string, string>;
  search: URLSearchParams;
  headers: Record<string, string>;
  body: unknown;
}

/** A repeated key becomes a list. */
const toQuery = (search: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(search.keys())].map((key) => {
      const values = search.getAll(key);
      return [key, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );

const parse = (part: string, schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return value;
  // Issues must contain the input, because only it distinguishes a missing field from a wrong one.
  const result = z.safeParse(schema, value, { reportInput: true });
  if (!result.success) throw new InputError(part, result.error.issues);
  return result.data;
};

/**
 * The request with defaults filled in and numbers parsed. @throws InputError with one entry per invalid field
 */
export const checkRequest = (schema: EndpointSchema, raw: RawRequest): CheckedRequest => {
  const headers = schema.headers instanceof z.ZodObject ? schema.headers.loose() : schema.headers;
  return {
    params: parse('params', schema.params, raw.params) as CheckedRequest['params'],
    body: parse('body', schema.body, raw.body),
    query: parse('querystring', schema.query, toQuery(raw.search)) as CheckedRequest['query'],
    headers: parse('headers', headers, raw.headers) as CheckedRequest['headers'],
  };
};

/** An InputError that refuses every required field of the endpoint's body. */
export const refuseAll = (schema: EndpointSchema): InputError => {
  const missing = schema.body && z.safeParse(schema.body, {}, { reportInput: true }).error;
  const paths = missing ? new InputError('body', missing.issues).problems.map(({ path }) => path) : [];
  const named = paths.filter(Boolean);
  return new InputError(
    'body',
    (named.length > 0 ? named : ['']).map((path) => ({
      code: 'custom',
      path: path ? path.split('.') : [],
      message: '',
      params: { rule: 'invalid' },
      input: undefined,
    })),
  );
};
