import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { apiError } from 'shared-contracts/api/common.schema';
import type { Endpoint, EndpointOutput, EndpointSchema } from 'shared-contracts/api/endpoint';
import { z } from 'zod';
import { statusOf } from '../errors/error-texts.ts';

/** Where every endpoint of the contract lives. */
export const API_PREFIX = '/api';

type Parsed<
  S extends EndpointSchema,
  K extends 'params' | 'query' | 'headers' | 'body',
> = S[K] extends z.ZodType ? z.output<S[K]> : undefined;

/** The checked request: defaults filled in, text turned into numbers. */
export interface EndpointRequest<S extends EndpointSchema> {
  params: Parsed<S, 'params'>;
  query: Parsed<S, 'query'>;
  headers: Parsed<S, 'headers'>;
  body: Parsed<S, 'body'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** An answer that was checked and serialised before, sent as it is. */
export class PreparedJson {
  readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** Checks a value against a response schema (undeclared fields are dropped) and serialises it once for many answers. */
export const prepareJson = <T extends z.ZodType>(schema: T, value: z.output<T>): PreparedJson =>
  new PreparedJson(Buffer.from(JSON.stringify(z.encode(schema, value))));

export type EndpointHandler<S extends EndpointSchema> = (
  input: EndpointRequest<S>,
) => EndpointOutput<S> | PreparedJson | Promise<EndpointOutput<S> | PreparedJson>;

/** Where an endpoint needs more than the shop gives to every call. */
export interface EndpointLimits {
  /** Bytes of the body. */
  bodyLimit?: number;
  /** Milliseconds until it is answered 503, with the time that its body needs to arrive. */
  answerWithinMs?: number;
  /** Runs before the body is read, with parameters that are not checked yet. What it throws becomes the error body. */
  beforeBody?: (call: { request: FastifyRequest; reply: FastifyReply }) => Promise<void>;
}

/**
 * Binds an endpoint of the contract to its handler: route, request checks, response checks and documentation
 * all come from the endpoint and its schemas. What the handler throws becomes the error body.
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
    url: `${API_PREFIX}${endpoint.path}`,
    schema: {
      operationId: endpoint.id,
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[1] ?? 'api'],
      // An endpoint that may answer that somebody must sign in wants their access token.
      security: endpoint.errors.includes('UNAUTHORIZED') ? [{ bearer: [] }] : [],
      ...(schema.params && { params: schema.params }),
      ...(schema.query && { querystring: schema.query }),
      // Loose, or the checked headers would replace all others of the request.
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
      // The same for everybody who asks in this language.
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'public, no-cache');
      return reply.type('application/json; charset=utf-8').send(answer.bytes);
    },
  });
}

/** An address that cannot be read, a fault of ours: any endpoint may say so. */
const EVERYWHERE = ['BAD_REQUEST', 'INTERNAL'] as const;

const errorResponses = ({ errors }: Endpoint): Record<number, typeof apiError> =>
  Object.fromEntries([...EVERYWHERE, ...errors].map((code) => [statusOf(code), apiError]));
