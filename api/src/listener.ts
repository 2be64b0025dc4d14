import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { addGracefulStop } from 'serving/graceful-stop';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { hasFragment } from 'shared-contracts/request-target';
import type { Config } from './config.ts';
import { connectionLimits } from './plugins/connection-limits.ts';
import { addDeadline } from './plugins/deadline.ts';
import { addDelivery } from './plugins/delivery.ts';
import { addErrorHandler, sendError } from './plugins/error-handler.ts';
import { addLocale } from './plugins/locale.ts';
import { loggerOptions } from './plugins/logger.ts';
import { addSchemaCompilers } from './plugins/schema-compilers.ts';
import { addTracing } from './plugins/tracing.ts';

/** Default body limit in bytes: enough for an order. Uploads have their own limit. */
const BODY_LIMIT_BYTES = 64 * 1024;
const MAX_PARAM_LENGTH = 200;
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Creates a listener without routes: limits of connections and bodies, log, trace, language, errors. The shop and the
 * office have one each.
 */
export const createListener = (config: Config, trustProxy: boolean | string): FastifyInstance => {
  const app = Fastify({
    logger: loggerOptions(config.LOG_LEVEL),
    bodyLimit: BODY_LIMIT_BYTES,
    ...connectionLimits(config.REQUEST_TIMEOUT_MS),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: true },
    trustProxy,
    // Needed by the graceful stop.
    return503OnClosing: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
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
