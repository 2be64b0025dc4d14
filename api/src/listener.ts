import { randomUUID } from 'node:crypto';
import { serializerCompiler } from '@fastify/type-provider-zod';
import Fastify, { type FastifyInstance } from 'fastify';
import { addGracefulStop } from 'serving/graceful-stop';
import { acceptedLocale } from 'shared-contracts/accept-language';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { InputError } from 'shared-contracts/errors/input-error';
import type { Locale } from 'shared-contracts/locale';
import { hasFragment } from 'shared-contracts/request-target';
import { MAX_PARAM_LENGTH } from 'shared-contracts/routes';
import { z } from 'zod';
import type { Config } from './config.ts';
import { connectionLimits } from './plugins/connection-limits.ts';
import { addDeadline } from './plugins/deadline.ts';
import { addDelivery } from './plugins/delivery.ts';
import { addErrorHandler, sendError } from './plugins/error-handler.ts';
import { loggerOptions } from './plugins/logger.ts';
import { addTracing } from './plugins/tracing.ts';

/** Default body limit in bytes: enough for an order. Uploads have their own limit. */
const BODY_LIMIT_BYTES = 64 * 1024;
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Creates a listener without routes: limits of connections and bodies, log, trace, language, errors. The shop and the
 * office have one each.
 */
export const createListener = (
  config: Config,
  { trustProxy }: { trustProxy: boolean | string },
): FastifyInstance => {
  const app = Fastify({
    logger: loggerOptions(config.LOG_LEVEL),
    bodyLimit: BODY_LIMIT_BYTES,
    ...connectionLimits(config.REQUEST_TIMEOUT_MS),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: true },
    trustProxy,
    // Needed by the graceful stop.
    return503OnClosing: false,
    genReqId: ({ headers }) => {
      const sent = headers['x-request-id'];
      return typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : randomUUID();
    },
    frameworkErrors: (error, request, reply) => {
      sendError(error, request, reply, config.LOCALES);
    },
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    done(hasFragment(request.raw.url) ? new DomainError('BAD_REQUEST') : undefined);
  });
  addTracing(app, config);
  addDeadline(app, config.ANSWER_WITHIN_MS);
  addGracefulStop(app, config.STOP_NOTICE_MS);
  addLocale(app, config.LOCALES);
  addDelivery(app);
  addErrorHandler(app, config.LOCALES);
  addSchemaCompilers(app);
  return app;
};

/** Makes Fastify validate requests and serialise responses with the contract's zod schemas. */
function addSchemaCompilers(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema, httpPart }) => (data: unknown) => {
    // Issues contain the input, to distinguish a missing field from an invalid one. Responses do not contain it.
    const result = z.safeParse(schema, data, { reportInput: true });
    if (result.success) return { value: result.data };
    return { error: new InputError(httpPart ?? 'request', result.error.issues) };
  });
  app.setSerializerCompiler(serializerCompiler);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of the response's texts, from Accept-Language. */
    locale: Locale;
  }
}

/** Adds `request.locale` and tells caches that answers differ by language. */
function addLocale(app: FastifyInstance, offered: readonly Locale[]): void {
  app.decorateRequest('locale', 'es');
  app.addHook('onRequest', (request, reply, done) => {
    request.locale = acceptedLocale(request.headers['accept-language'], offered);
    reply.header('vary', 'Accept-Language');
    done();
  });
}
