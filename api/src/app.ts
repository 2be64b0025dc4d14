import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { type CatalogueChange, listenToCatalogue } from './db/catalogue-changes.ts';
import type { Db } from './db/connect.ts';
import type { OpenDatabase } from './db/open-database.ts';
import { type ReadRouting, WITHOUT_REPLICA } from './db/read-routing.ts';
import { createShopJobs } from './jobs/shop-jobs.ts';
import { createListener } from './listener.ts';
import type { AppDeps } from './module.ts';
import { modules } from './modules/modules.ts';
import { addPictureWarming } from './modules/storage/warm-pictures.ts';
import { addDraftPreview } from './office/publishing/draft-preview.ts';
import { type AnswerCache, createAnswerCache } from './plugins/answer-cache.ts';
import { API_PREFIX } from './plugins/endpoint.ts';
import { addHealth } from './plugins/health.ts';
import { addJobMetrics } from './plugins/job-metrics.ts';
import { addMetrics } from './plugins/metrics.ts';
import { addOpenApi } from './plugins/openapi.ts';
import { addRequestScope } from './plugins/request-scope.ts';
import { addShedding } from './plugins/shedding.ts';
import { addPurger } from './purge/purger.ts';
import type { Jobs } from './queue/jobs.ts';

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs;
  }
}

export interface AppOptions extends Pick<AppDeps, 'config' | 'db' | 'databaseUrl'> {
  readDb?: Db;
  /** How `readDb` uses a replica. Default: there is none. */
  readRouting?: ReadRouting;
  /** Limited pools, for metrics. */
  pools?: OpenDatabase['pools'];
}

/** Builds the API without listening. The caller listens and closes. */
export async function buildApp({
  config,
  db,
  readDb = db,
  readRouting = WITHOUT_REPLICA,
  pools = {},
  databaseUrl,
}: AppOptions): Promise<FastifyInstance> {
  const answers = createAnswerCache(config.CATALOGUE_CACHE_MS, readRouting);
  const app = createListener(config, { trustProxy: trustProxy(config) });
  const jobs = createShopJobs({ config, db, databaseUrl, log: app.log });
  app.decorate('jobs', jobs);
  app.addHook('onClose', () => jobs.stop());
  const deps: AppDeps = { config, db, readDb, databaseUrl, answers, jobs };
  await addOpenApi(app, config.PUBLIC_URL);
  addHealth(app, deps);
  const metrics = addMetrics(app, { pools, readRouting, shed: addShedding(app, config) });
  if (config.API_ROLE !== 'web') addJobMetrics(metrics, jobs);
  addRequestScope(app, { config, readRouting }, { prefix: API_PREFIX, origin: config.PUBLIC_URL });
  const purge = addPurger(app, config, metrics);
  if (databaseUrl && (config.CATALOGUE_CACHE_MS > 0 || purge)) {
    const stopListening = listenToCatalogue(databaseUrl, (change) => {
      dropStaleAnswers(change, { answers, readRouting });
      purge?.(change);
    });
    app.addHook('onClose', stopListening);
  }
  addPictureWarming(app, deps);
  addDraftPreview(app, deps);
  for (const module of modules) await module(app, deps);
  return app;
}

/**
 * Trusts `X-Forwarded-For` on every request over the shell's socket, and over TCP only from the addresses in
 * TRUST_PROXY (docs/architecture/api.md#shared-state).
 */
const trustProxy = ({ API_SOCKET, TRUST_PROXY }: Config): boolean | string =>
  API_SOCKET ? true : (TRUST_PROXY ?? false);

/** Whether only numbers of stock changed, as with each order. */
const isOnlyStock = (change: CatalogueChange): boolean =>
  change !== 'all' && change.every((tag) => tag.startsWith('stock-'));

/**
 * Drops cached answers after a change, and prevents that a replica without the change fills the cache again. Changes of
 * stock alone are too frequent to keep all reads off the replica: their answers are dropped once more when the replica
 * has replayed the change.
 */
function dropStaleAnswers(
  change: CatalogueChange,
  { answers, readRouting }: { answers: AnswerCache; readRouting: ReadRouting },
): void {
  if (isOnlyStock(change)) readRouting.onceReplayed(() => answers.drop(change));
  else readRouting.demandLatest();
  answers.drop(change);
}
