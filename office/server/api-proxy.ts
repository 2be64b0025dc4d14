/** Forwards /office/* to the office listener of the API. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { registerForwarding } from 'serving/forwarding/register';
import { acceptedLocale } from 'shared-contracts/accept-language';
import { SERVER_PROBLEM } from 'shared-contracts/domain/error-catalogue';
import type { ApiErrorBody } from 'shared-contracts/errors';
import type { OfficeConfig } from './config.ts';
import { headersOfAll } from './policy.ts';

/** Sends an error in the form of the API's errors. */
const sendFailure = (reply: FastifyReply, statusCode: number): void => {
  const locale = acceptedLocale(reply.request.headers['accept-language'], ['es', 'en']);
  const message = SERVER_PROBLEM[locale];
  const code = statusCode < 500 ? 'BAD_REQUEST' : 'UNAVAILABLE';
  const body: ApiErrorBody = { statusCode, code, message, errors: [message] };
  void reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    // The rest of an unread body may still arrive.
    .headers(reply.request.raw.complete ? {} : { connection: 'close' })
    .send(body);
};

export const registerApiProxy = (
  app: FastifyInstance,
  { apiUrl, apiTimeoutMs, officeUrl, mode }: OfficeConfig,
): Promise<void> =>
  registerForwarding(app, {
    prefix: '/office',
    url: apiUrl,
    timeoutMs: apiTimeoutMs,
    headersOfAll: headersOfAll(officeUrl, mode),
    // The API limits attempts by this address, so the client must not choose it.
    ownHeaders: (request) => ({ 'x-forwarded-for': request.ip, 'x-forwarded-proto': request.protocol }),
    sendFailure,
  });
