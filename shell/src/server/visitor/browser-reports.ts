/** Reports that the browsers of shoppers send: anonymous, in JSON, and from anyone. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { createAddressLimit } from './address-limit.ts';
import { parseJson } from './parse-json.ts';
import { takeTexts } from './take-texts.ts';

interface Reports<Report> {
  path: string;
  maxBytes: number;
  limit: Parameters<typeof createAddressLimit>[0];
  schema: z.ZodType<Report>;
  /** Whether reports of this browser count. Default: all. */
  isMeant?: (request: FastifyRequest) => boolean;
  take(report: Report, request: FastifyRequest): void;
}

export const registerReports = async <Report>(
  app: FastifyInstance,
  { path, maxBytes, limit: limits, schema, isMeant = () => true, take }: Reports<Report>,
): Promise<void> => {
  const limit = createAddressLimit(limits);
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const site = request.headers['sec-fetch-site'];
    if ((site !== undefined && site !== 'same-origin') || !isMeant(request)) return reply.code(204).send();
    if (limit.isReached(request)) return reply.code(429).send();
    limit.count(request);
    const { data } = schema.safeParse(parseJson(String(request.body)));
    if (!data) return reply.code(400).send();
    take(data, request);
    return reply.code(204).send();
  };
  await app.register(async (scope) => {
    takeTexts(scope, maxBytes);
    scope.post(path, answer);
  });
};
