/** Proxies /api and /storage to the API: one attempt per request, a timeout for each group of paths. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Forwarding } from 'serving/forwarding/forward';
import { registerForwarding } from 'serving/forwarding/register';
import { ERROR_TEXTS } from 'shared-contracts/domain/error-catalogue';
import type { ApiErrorBody } from 'shared-contracts/errors';
import { isLocale } from 'shared-contracts/locale';
import { traceHeaders } from 'tracing/span';
import type { ShellConfig } from './config.ts';
import { headersOfAll, SECURITY_HEADERS } from './csp.ts';
import { spanOf } from './tracing/request-spans.ts';

const RETRY_AFTER_S = '2';
/** Seconds until the browser of a buyer who returned from the bank reloads. */
const RETURN_REPEAT_S = '3';

/** Longer timeouts of paths where the API waits for the card network or encodes a picture. */
const SLOW_PATHS_MS: Readonly<Record<string, number>> = {
  '/api/payments': 95_000,
  '/storage': 65_000,
};

export const isProxied = (url: string): boolean => /^\/(?:api|storage)(?:[/?]|$)/.test(url);

/** Sends an error in the form of the API's errors. */
const sendError = (reply: FastifyReply, statusCode: 400 | 408 | 503 | 504): void => {
  const asked = reply.request.headers['accept-language']?.slice(0, 2);
  const message = ERROR_TEXTS.SERVER_PROBLEM[isLocale(asked) ? asked : 'es'];
  const code = statusCode < 500 ? 'BAD_REQUEST' : 'UNAVAILABLE';
  const body: ApiErrorBody = { statusCode, code, message, errors: [message] };
  void reply
    .code(statusCode)
    .headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store' })
    .headers(statusCode === 503 ? { 'retry-after': RETRY_AFTER_S } : {})
    .headers(statusCode === 408 ? { connection: 'close' } : {})
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
  const sendFailure =
    (prefix: string): Forwarding['sendFailure'] =>
    (reply, status) =>
      status >= 500 && prefix === RETURN_PATHS && isPerson(reply.request)
        ? sendReturnLater(reply, answerPerson)
        : sendError(reply, status);
  for (const prefix of prefixes)
    await registerForwarding(app, {
      prefix,
      url: config.apiUrl,
      timeoutMs: SLOW_PATHS_MS[prefix] ?? config.proxyTimeoutMs,
      headersOfAll: headersOfAll(config),
      // The API limits attempts by this address, so the client must not choose it.
      ownHeaders: (request) => ({
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        ...traceHeaders(spanOf(request)),
      }),
      sendFailure: sendFailure(prefix),
    });
  // `pnpm dev` serves the remotes being edited.
  if (config.liveUrl)
    await registerForwarding(app, {
      prefix: '/dev/live',
      url: config.liveUrl,
      timeoutMs: config.proxyTimeoutMs,
      headersOfAll: headersOfAll(config),
      ownHeaders: () => ({}),
      sendFailure: sendError,
    });
};
