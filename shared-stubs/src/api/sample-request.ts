/** Creates a valid request for an endpoint from its schemas, for tests and for the QA panel. */
import { endpointUrl } from 'shared-contracts/api/endpoint';
import type { EndpointDefinition } from 'shared-contracts/api/endpoint-list.schema';
import type { Locale } from 'shared-contracts/locale';
import type { z } from 'zod';
import type { StubRequest } from './create-api-stub.ts';
import { generate, seedOf } from './generate.ts';
import { matchRoute } from './match-route.ts';
import { recordedAnswers } from './recorded.ts';

/** Path parameters from a recorded answer of the endpoint, so that the request names an existing item. */
const recordedParams = (
  { endpoint: { path }, schema }: EndpointDefinition,
  locale: Locale,
): Record<string, string> | undefined => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`);
  return Object.keys(recordedAnswers(locale))
    .filter((key) => matchRoute('GET', key)?.endpoint.path === path)
    .map((key) => pattern.exec(key)?.slice(1) ?? [])
    .map((values) => Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])))
    .find((params) => names.length > 0 && schema.params?.safeParse(params).success);
};

export const sampleRequest = (
  { endpoint, schema }: EndpointDefinition,
  locale: Locale = 'es',
): StubRequest & { body?: unknown } => {
  const make = (part: string, of: z.ZodType | undefined): never =>
    (of ? generate(of, seedOf(`${endpoint.id} ${part}`, 0), locale) : undefined) as never;
  const params = recordedParams({ endpoint, schema }, locale) ?? make('params', schema.params);
  return {
    method: endpoint.method,
    url: `/api${endpointUrl(endpoint, { params, query: make('query', schema.query) })}`,
    headers: { 'accept-language': locale, ...(make('headers', schema.headers) as Record<string, string>) },
    body: make('body', schema.body),
  };
};
