/** Proxies /api and /storage to the API: one attempt per request, a timeout for each group of paths. */
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_TEXTS } from 'shared-contracts/domain/error-catalogue';
import type { ApiErrorBody } from 'shared-contracts/errors';
import { isLocale } from 'shared-contracts/locale';
import { traceHeaders } from 'tracing/span';
import type { ShellConfig } from './config.ts';
import { SECURITY_HEADERS } from './csp.ts';
import { spanOf } from './tracing/request-spans.ts';

/** Headers that a client could forge. The proxy replaces them by its own values. */
const CLAIMS = new Set([
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-port',
  // The API follows the shell's decision to trace. Baggage is for nobody.
  'traceparent',
  'tracestate',
  'baggage',
]);
/**
 * Headers that concern a single connection (RFC 9110, 7.6.1), so the proxy does not forward them. Node sets
 * its own for the connection to the client.
 */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade']);
const RETRY_AFTER_S = '2';
/** Seconds until the browser of a buyer who returned from the bank reloads. */
const RETURN_REPEAT_S = '3';

/** Longer timeouts of paths where the API waits for the card network or encodes a picture. */
const SLOW_PATHS_MS: Readonly<Record<string, number>> = {
  '/api/payments': 95_000,
  '/storage': 65_000,
};

export const isProxied = (url: string): boolean => /^\/(?:api|storage)(?:[/?]|$)/.test(url);

const without = <T extends object>(headers: T, names: ReadonlySet<string>): T =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name.toLowerCase()))) as T;

/** Sends 504 if the API did not respond in time, 503 if it is unreachable. */
const sendUnavailable = (reply: FastifyReply, cause: Error & { statusCode?: number }): void => {
  const asked = reply.request.headers['accept-language']?.slice(0, 2);
  const message = ERROR_TEXTS.SERVER_PROBLEM[isLocale(asked) ? asked : 'es'];
  const statusCode = cause.statusCode === 504 ? 504 : 503;
  const body: ApiErrorBody = { statusCode, code: 'UNAVAILABLE', message, errors: [message] };
  void reply
    .code(statusCode)
    .headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store' })
    .headers(statusCode === 503 ? { 'retry-after': RETRY_AFTER_S } : {})
    .send(body);
};

/** Sends an HTML page with the error text of the shop. The caller has set status and headers. */
export type AnswerPerson = (reply: FastifyReply) => Promise<unknown>;

/** Path prefix that the bank redirects buyers to. A person sees the response, so it must be a page. */
const RETURN_PATHS = '/api/payments';

const isPerson = ({ method, headers: { accept } }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'POST') && accept?.includes('text/html') === true;

/**
 * Answers a buyer who returns from the bank while the API is unreachable. The buyer may have paid. The
 * browser reloads a GET, which is safe because the API commits a payment only once. It does not reload a
 * POST, because the reload would lose its form.
 */
const sendReturnLater = (reply: FastifyReply, answerPerson: AnswerPerson): void => {
  void reply.code(503).header('retry-after', RETRY_AFTER_S);
  if (reply.request.method === 'GET') void reply.header('refresh', RETURN_REPEAT_S);
  void answerPerson(reply);
};

export const registerApiProxy = async (
  app: FastifyInstance,
  config: ShellConfig,
  answerPerson: AnswerPerson,
): Promise<void> => {
  const prefixes = [
    '/api',
    ...Object.keys(SLOW_PATHS_MS),
    ...(config.mode === 'demo' ? ['/dev'] : []),
    // QA: sets the scenario of the stubbed API and reads its log.
    ...(config.qa ? ['/__scenario', '/__log'] : []),
  ];
  for (const prefix of prefixes) {
    await app.register(proxy, {
      upstream: config.apiUrl,
      prefix,
      rewritePrefix: prefix,
      // Closes the connection pool after the shell's last request.
      destroyAgent: true,
      replyOptions: {
        timeout: SLOW_PATHS_MS[prefix] ?? config.proxyTimeoutMs,
        // By default the library repeats a GET with response 503 ten times. Retries are left to the browser.
        retryDelay: () => null,
        // The API limits attempts by this address, so the client must not choose it.
        rewriteRequestHeaders: (request, headers) => ({
          ...without(headers, CLAIMS),
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          ...traceHeaders(spanOf(request as FastifyRequest)),
        }),
        rewriteHeaders: (headers) => without(headers, HOP_BY_HOP),
        onError: (reply, { error }) =>
          prefix === RETURN_PATHS && isPerson(reply.request as FastifyRequest)
            ? sendReturnLater(reply as FastifyReply, answerPerson)
            : sendUnavailable(reply as FastifyReply, error),
      },
    });
  }
};
