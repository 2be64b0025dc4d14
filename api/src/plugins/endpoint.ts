import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { apiError } from 'shared-contracts/api/common.schema';
import type { Endpoint, EndpointOutput, EndpointSchema } from 'shared-contracts/api/endpoint';
import { ENDPOINTS } from 'shared-contracts/api/endpoint-list.schema';
import { statusOf } from 'shared-contracts/errors/error-texts';
import { z } from 'zod';

/** Path prefix of all endpoints. */
export const API_PREFIX = '/api';

type Parsed<
  S extends EndpointSchema,
  K extends 'params' | 'query' | 'headers' | 'body',
> = S[K] extends z.ZodType ? z.output<S[K]> : undefined;

/** Validated request with defaults and converted types. */
interface EndpointRequest<S extends EndpointSchema> {
  params: Parsed<S, 'params'>;
  query: Parsed<S, 'query'>;
  headers: Parsed<S, 'headers'>;
  body: Parsed<S, 'body'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Response that is already validated and serialised. */
export class PreparedJson {
  readonly bytes: Buffer;
  /** Names of what the response shows (`answer-tags.ts`). Caches drop it when one of them changes. */
  readonly tags: readonly string[];
  /** Header for caches in front of the API. */
  readonly surrogateKey: string;
  constructor(bytes: Buffer, tags: readonly string[]) {
    this.bytes = bytes;
    this.tags = [...new Set(tags)];
    this.surrogateKey = this.tags.join(' ');
  }
}

/** Validates a value against a response schema (drops undeclared fields) and serialises it once for many responses. */
export const prepareJson = <T extends z.ZodType>(
  schema: T,
  value: z.output<T>,
  tags: readonly string[],
): PreparedJson => new PreparedJson(Buffer.from(JSON.stringify(z.encode(schema, value))), tags);

export type EndpointHandler<S extends EndpointSchema> = (
  input: EndpointRequest<S>,
) => EndpointOutput<S> | PreparedJson | Promise<EndpointOutput<S> | PreparedJson>;

/** Limits of an endpoint that differ from the defaults. */
export interface EndpointLimits {
  /** Path prefix of the listener. Default: `API_PREFIX`. */
  prefix?: string;
  /** Body limit in bytes. */
  bodyLimit?: number;
  /** Deadline in ms, including the time to receive the body. */
  answerWithinMs?: number;
  /** Runs before the body is read, with unvalidated parameters. Thrown errors become the error body. */
  beforeBody?: (call: { request: FastifyRequest; reply: FastifyReply }) => Promise<void>;
}

/**
 * Registers a handler for an endpoint of the contract. Route, validation of request and response, and
 * documentation come from the endpoint and its schemas. Thrown errors become the error body.
 */
export function registerEndpoint<S extends EndpointSchema>(
  app: FastifyInstance,
  endpoint: Endpoint<S>,
  schema: S,
  handler: EndpointHandler<S>,
  limits: EndpointLimits = {},
): void {
  const status = endpoint.status ?? 200;
  app.route({
    method: endpoint.method as HTTPMethods,
    ...(limits.bodyLimit !== undefined && { bodyLimit: limits.bodyLimit }),
    ...(limits.answerWithinMs !== undefined && { config: { answerWithinMs: limits.answerWithinMs } }),
    ...(limits.beforeBody && {
      onRequest: async (request: FastifyRequest, reply: FastifyReply) =>
        limits.beforeBody?.({ request, reply }),
    }),
    url: `${limits.prefix ?? API_PREFIX}${endpoint.path}`,
    schema: {
      operationId: endpoint.id,
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[1] ?? 'api'],
      // An endpoint with the error UNAUTHORIZED requires an access token.
      security: endpoint.errors.includes('UNAUTHORIZED') ? [{ bearer: [] }] : [],
      ...(schema.params && { params: schema.params }),
      ...(schema.query && { querystring: schema.query }),
      // A loose schema, or validation would remove all other headers.
      ...(schema.headers && {
        headers: schema.headers instanceof z.ZodObject ? schema.headers.loose() : schema.headers,
      }),
      ...(schema.body && { body: schema.body }),
      response: { [status]: schema.response, ...errorResponses(endpoint) },
    },
    handler: async (request, reply) => {
      const { params, query, headers, body } = request;
      const input = { params, query, headers, body, request, reply } as unknown as EndpointRequest<S>;
      const answer = await handler(input);
      reply.code(status);
      if (!(answer instanceof PreparedJson)) return answer;
      // Public response: equal for all requests in this language.
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'public, no-cache');
      reply.header('surrogate-key', answer.surrogateKey);
      return reply.type('application/json; charset=utf-8').send(answer.bytes);
    },
  });
}

const SCHEMAS: ReadonlyMap<string, EndpointSchema> = new Map(
  ENDPOINTS.map(({ endpoint, schema }) => [endpoint.id, schema]),
);

/** @returns `on(endpoint, handler)`, which registers a handler for an endpoint of the contract */
export const endpointsOf =
  (app: FastifyInstance, limits?: EndpointLimits) =>
  <S extends EndpointSchema>(endpoint: Endpoint<S>, handler: EndpointHandler<S>): void =>
    registerEndpoint(app, endpoint, schemaOf(SCHEMAS, endpoint), handler, limits);

/** Schema of an endpoint by its id. @throws Error when the list of endpoints lacks it */
export function schemaOf<S extends EndpointSchema>(
  schemas: ReadonlyMap<string, EndpointSchema>,
  { id }: Endpoint<S>,
): S {
  const schema = schemas.get(id);
  if (!schema) throw new Error(`The endpoint ${id} is not in its list (endpoint-list.schema.ts).`);
  return schema as S;
}

/** Errors that every endpoint may return. */
const EVERYWHERE = ['BAD_REQUEST', 'INTERNAL'] as const;

const errorResponses = ({ errors }: Endpoint): Record<number, typeof apiError> =>
  Object.fromEntries([...EVERYWHERE, ...errors].map((code) => [statusOf(code), apiError]));
