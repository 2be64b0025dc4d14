import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { listenToCatalogue } from './db/catalogue-changes.ts';
import type { Db } from './db/connect.ts';
import type { Jobs } from './jobs/jobs.ts';
import { createShopJobs } from './jobs/shop-jobs.ts';
import type { AppDeps } from './module.ts';
import { modules } from './modules/modules.ts';
import { createAnswerCache } from './plugins/answer-cache.ts';
import { connectionLimits } from './plugins/connection-limits.ts';
import { addDeadline } from './plugins/deadline.ts';
import { addDelivery } from './plugins/delivery.ts';
import { addErrorHandler, sendError } from './plugins/error-handler.ts';
import { addGracefulStop } from './plugins/graceful-stop.ts';
import { addHealth } from './plugins/health.ts';
import { addLocale } from './plugins/locale.ts';
import { loggerOptions } from './plugins/logger.ts';
import { addMetrics } from './plugins/metrics.ts';
import { addOpenApi } from './plugins/openapi.ts';
import { addSchemaCompilers } from './plugins/schema-compilers.ts';
import { addTracing } from './plugins/tracing.ts';

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs;
  }
}

export type AppOptions = Pick<AppDeps, 'config' | 'db' | 'databaseUrl'> & { readDb?: Db };

/** Default body limit in bytes: enough for an order. Uploads have their own limit. */
const BODY_LIMIT_BYTES = 64 * 1024;
const MAX_PARAM_LENGTH = 200;
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Builds the API without listening. The caller listens and closes. */
export async function buildApp({
  config,
  db,
  readDb = db,
  databaseUrl,
}: AppOptions): Promise<FastifyInstance> {
  const answers = createAnswerCache(config.CATALOGUE_CACHE_MS);
  const app = Fastify({
    logger: loggerOptions(config.LOG_LEVEL),
    bodyLimit: BODY_LIMIT_BYTES,
    ...connectionLimits(config.REQUEST_TIMEOUT_MS),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: true },
    trustProxy: trustProxy(config),
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    frameworkErrors: (error, request, reply) => {
      sendError(error, request, reply, config.LOCALES);
    },
  });
  const jobs = createShopJobs({ config, db, databaseUrl, log: app.log });
  app.decorate('jobs', jobs);
  app.addHook('onClose', () => jobs.stop());
  const deps: AppDeps = { config, db, readDb, databaseUrl, answers, jobs };
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    done();
  });
  addTracing(app, config);
  addDeadline(app, config.ANSWER_WITHIN_MS);
  addGracefulStop(app);
  addLocale(app, config.LOCALES);
  addDelivery(app);
  addErrorHandler(app, config.LOCALES);
  addSchemaCompilers(app);
  await addOpenApi(app, config.PUBLIC_URL);
  addHealth(app, deps);
  addMetrics(app);
  if (databaseUrl && config.CATALOGUE_CACHE_MS > 0) {
    const stopListening = listenToCatalogue(databaseUrl, () => answers.clear());
    app.addHook('onClose', stopListening);
  }
  for (const module of modules) await module(app, deps);
  return app;
}

/**
 * Trusts `X-Forwarded-For` on every request over the shell's socket, and over TCP only from the addresses in
 * TRUST_PROXY (docs/architecture/api.md#shared-state).
 */
const trustProxy = ({ API_SOCKET, TRUST_PROXY }: Config): boolean | string =>
  API_SOCKET ? true : (TRUST_PROXY ?? false);
