import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { addDatabaseMetrics, type LoadSources } from './database-metrics.ts';

/** Histogram buckets in seconds. Most are near the API's promised response times of 1 ms to 50 ms. */
const BUCKETS_S = [0.001, 0.003, 0.01, 0.03, 0.05, 0.1, 0.3, 1, 3];

/**
 * Adds /metrics for Prometheus: process and database data, and requests by route pattern (never by URL), method and
 * status.
 * @returns the registry, for further metrics
 */
export function addMetrics(app: FastifyInstance, load: LoadSources): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addDatabaseMetrics(registry, load);
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to the end of the response',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS_S,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    requests.observe({ route, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  return registry;
}
