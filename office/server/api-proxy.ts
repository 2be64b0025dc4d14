/** Forwards /office/* to the office listener of the API: one attempt per request, as a stream. */
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptedLocale } from 'shared-contracts/accept-language';
import { ERROR_TEXTS } from 'shared-contracts/domain/error-catalogue';
import type { ApiErrorBody } from 'shared-contracts/errors';
import type { OfficeConfig } from './config.ts';

const API_PREFIX = '/office';

/** Headers that a client could forge. */
const CLAIMS = new Set([
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-port',
  'traceparent',
  'tracestate',
  'baggage',
]);
/** Headers that concern a single connection (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade']);

const without = <T extends object>(headers: T, names: ReadonlySet<string>): T =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name.toLowerCase()))) as T;

/** Sends 504 if the API did not respond in time, 502 if it is unreachable, in the form of the API's errors. */
const sendUnavailable = (reply: FastifyReply, cause: Error & { statusCode?: number }): void => {
  const locale = acceptedLocale(reply.request.headers['accept-language'], ['es', 'en']);
  const message = ERROR_TEXTS.SERVER_PROBLEM[locale];
  const statusCode = cause.statusCode === 504 ? 504 : 502;
  const body: ApiErrorBody = { statusCode, code: 'UNAVAILABLE', message, errors: [message] };
  void reply.code(statusCode).header('cache-control', 'no-store').send(body);
};

export const registerApiProxy = async (
  app: FastifyInstance,
  { apiUrl, apiTimeoutMs }: Pick<OfficeConfig, 'apiUrl' | 'apiTimeoutMs'>,
): Promise<void> => {
  await app.register(proxy, {
    upstream: apiUrl,
    prefix: API_PREFIX,
    rewritePrefix: API_PREFIX,
    // Closes the connection pool after the last request.
    destroyAgent: true,
    replyOptions: {
      timeout: apiTimeoutMs,
      // By default the library repeats a GET with response 503 ten times.
      retryDelay: () => null,
      // The API limits attempts by this address, so the client must not choose it.
      rewriteRequestHeaders: (request, headers) => ({
        ...without(headers, CLAIMS),
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
      }),
      rewriteHeaders: (headers) => without(headers, HOP_BY_HOP),
      onError: (reply, { error }) => sendUnavailable(reply as FastifyReply, error),
    },
  });
};
