/** /metrics for Prometheus: process, requests by route, pages by cache state, renders by remote. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { CacheState } from '../cache/page-cache.ts';
import type { ShellConfig } from '../config.ts';
import type { FailureCause, WorkerEnd } from '../render/outcome.ts';
import { isBearer } from '../visitor/bearer.ts';
import { targetOf } from '../visitor/request-url.ts';

/** Buckets in seconds: a cached page takes less than 1 ms, one whose remote hangs takes 0.8 s. */
const BUCKETS_S = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 0.8, 2, 10];

/**
 * Label of a request: its route, not its address, because metrics must not record what shoppers search for.
 */
const routeOf = (request: FastifyRequest): string => {
  const { url = 'none' } = request.routeOptions;
  if (url !== '/*') return url;
  return targetOf(request).match?.route.path ?? 'unknown page';
};

const isAllowed = ({ mode, metricsToken }: ShellConfig, authorization: string | undefined): boolean =>
  metricsToken === '' ? mode === 'demo' : isBearer(authorization, metricsToken);

export const addMetrics = (app: FastifyInstance, config: ShellConfig) => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to the end of the response',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS_S,
    registers,
  });
  const pages = new Counter({
    name: 'shell_pages_total',
    help: 'Pages: fresh or stale from the cache, newly rendered, kept over a partial one, shed, or rendered in advance',
    labelNames: ['cache'],
    registers,
  });
  const renders = new Histogram({
    name: 'shell_render_duration_seconds',
    help: 'Time of a render until the page or its failure, by outcome',
    labelNames: ['remote', 'outcome'],
    buckets: BUCKETS_S,
    registers,
  });
  const workersEnded = new Counter({
    name: 'shell_render_workers_ended_total',
    help: 'Render workers ended because of a fault',
    labelNames: ['remote', 'why'],
    registers,
  });

  app.addHook('onResponse', async (request, reply) => {
    const labels = { route: routeOf(request), method: request.method, status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) =>
    isAllowed(config, request.headers.authorization)
      ? reply
          .type(registry.contentType)
          .header('cache-control', 'no-store')
          .send(await registry.metrics())
      : reply.callNotFound(),
  );

  return {
    /**
     * Counts a page by cache state. `shed`: a speculative request that was refused, because renders wait. `warmed`: no
     * request, but a page that was rendered in advance.
     */
    page: (cache: CacheState | 'shed' | 'warmed') => pages.inc({ cache }),
    /** Records outcome and duration of a render. */
    render: (remote: string, outcome: 'rendered' | FailureCause, seconds: number) =>
      renders.observe({ remote, outcome }, seconds),
    /** Counts a render worker that was ended for a fault. */
    workerEnded: (remote: string, why: WorkerEnd) => workersEnded.inc({ remote, why }),
  };
};

export type Metrics = ReturnType<typeof addMetrics>;
