/** Proxies /api, /storage and /feeds to the API: one attempt per request, a timeout for each group of paths. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Forwarding } from 'serving/forwarding/forward';
import { registerForwarding } from 'serving/forwarding/register';
import { acceptedLocale } from 'shared-contracts/accept-language';
import { SERVER_PROBLEM } from 'shared-contracts/domain/error-catalogue';
import type { ApiErrorBody } from 'shared-contracts/errors';
import { FEED_FOLDER } from 'shared-contracts/feeds';
import { LOCALES } from 'shared-contracts/locale';
import { traceHeaders } from 'tracing/span';
import type { ShellConfig } from '../config.ts';
import { headersOfAll, SECURITY_HEADERS } from '../html/csp.ts';
import { spanOf } from '../tracing/request-spans.ts';
import { type BankReturns, RETURN_PATHS } from './bank-return.ts';

const RETRY_AFTER_S = '2';

/** Longer timeouts of paths where the API waits for the card network, encodes a picture or reads all products. */
const SLOW_PATHS_MS: Readonly<Record<string, number>> = {
  [RETURN_PATHS]: 95_000,
  '/storage': 65_000,
  [FEED_FOLDER]: 65_000,
};

export const isProxied = (url: string): boolean => /^\/(?:api|storage|feeds)(?:[/?]|$)/.test(url);

/** Sends an error in the form of the API's errors. */
const sendError = (reply: FastifyReply, statusCode: 400 | 408 | 503 | 504): void => {
  const message = SERVER_PROBLEM[acceptedLocale(reply.request.headers['accept-language'], LOCALES)];
  const code = statusCode < 500 ? 'BAD_REQUEST' : 'UNAVAILABLE';
  const body: ApiErrorBody = { statusCode, code, message, errors: [message] };
  void reply
    .code(statusCode)
    .headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store' })
    .headers(statusCode === 503 ? { 'retry-after': RETRY_AFTER_S } : {})
    .headers(statusCode === 408 ? { connection: 'close' } : {})
    .send(body);
};

export const registerApiProxy = async (
  app: FastifyInstance,
  config: ShellConfig,
  bankReturns: BankReturns,
): Promise<void> => {
  const prefixes = [
    '/api',
    ...Object.keys(SLOW_PATHS_MS),
    ...(config.mode === 'demo' ? ['/dev'] : []),
    // QA: sets the scenario of the stubbed API and reads its log.
    ...(config.qa ? ['/__scenario', '/__log'] : []),
  ];
  const sendFailure: Forwarding['sendFailure'] = (reply, status, body = null) => {
    if (status >= 500 && bankReturns.isBuyer(reply.request)) void bankReturns.sendLater(reply, body);
    else sendError(reply, status);
  };
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
      // A buyer must not see the API's error.
      isReplaced: (request, status) => status >= 500 && bankReturns.isBuyer(request),
      sendFailure,
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
