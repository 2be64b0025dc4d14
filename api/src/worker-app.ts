import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app.ts';
import { listenToCatalogue } from './db/catalogue-changes.ts';
import { WITHOUT_REPLICA } from './db/read-routing.ts';
import { createShopJobs } from './jobs/shop-jobs.ts';
import { createListener } from './listener.ts';
import { addPictureWarming } from './modules/storage/warm-pictures.ts';
import { addHealth } from './plugins/health.ts';
import { addJobMetrics } from './plugins/job-metrics.ts';
import { addMetrics } from './plugins/metrics.ts';
import { addPurger } from './purge/purger.ts';

/**
 * Builds the app of a process that only runs jobs (`API_ROLE=worker`). It answers `/healthz`, `/readyz` and `/metrics`.
 */
export async function buildWorkerApp({
  config,
  db,
  pools = {},
  databaseUrl,
}: AppOptions): Promise<FastifyInstance> {
  const app = createListener(config, { trustProxy: false });
  const jobs = createShopJobs({ config, db, databaseUrl, log: app.log });
  app.decorate('jobs', jobs);
  app.addHook('onClose', () => jobs.stop());
  addHealth(app, { config, databaseUrl });
  const metrics = addMetrics(app, {
    pools,
    readRouting: WITHOUT_REPLICA,
    shed: { high: 0, normal: 0, low: 0 },
  });
  addJobMetrics(metrics, jobs);
  const purge = addPurger(app, config, metrics);
  if (databaseUrl && purge) app.addHook('onClose', listenToCatalogue(databaseUrl, purge));
  addPictureWarming(app, { config, databaseUrl });
  return app;
}
