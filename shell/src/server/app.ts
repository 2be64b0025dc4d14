/** The shell's server without listening: proxy to the API, files, pages, health. */
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { addGracefulStop } from 'serving/graceful-stop';
import { hasFragment } from 'shared-contracts/request-target';
import { registerPageTools } from './assistants/page-tools.ts';
import { registerMcp } from './assistants/register.ts';
import { createPageCache } from './cache/page-cache.ts';
import { registerCanaryReports } from './canary/report-endpoint.ts';
import type { ShellConfig } from './config.ts';
import { registerDiscovery } from './discovery/register.ts';
import { type Composer, createComposer } from './document/compose-page.ts';
import { createFrameContent } from './document/content.ts';
import { answerFailure } from './document/failure-page.ts';
import { loadFrame } from './document/frame-module.ts';
import { registerSpeculation } from './document/speculation.ts';
import { isProxied, registerApiProxy } from './forwarding/api-proxy.ts';
import { createBankReturns } from './forwarding/bank-return.ts';
import { registerLinkPages } from './forwarding/link-pages.ts';
import { headersOfAll } from './html/csp.ts';
import { readShellManifest } from './html/files.ts';
import { readInlineScripts } from './html/inline-scripts.ts';
import { serveScript } from './html/served-script.ts';
import { registerHealth } from './monitoring/health.ts';
import { loggerOptions } from './monitoring/logger.ts';
import { addMetrics } from './monitoring/metrics.ts';
import { createOverrides } from './overrides/overrides.ts';
import { isThisMachine, overrideRights } from './overrides/rights.ts';
import { createScenarioChooser } from './overrides/scenario.ts';
import { type PageHandler, registerPages } from './pages/pages.ts';
import { registerPreviewPages } from './pages/preview-pages.ts';
import { registerAssets } from './releases/assets.ts';
import { registerContracts } from './releases/contracts.ts';
import { registerCurrentReleases } from './releases/current-releases.ts';
import { openReleases } from './releases/open-releases.ts';
import { registerReleasesPage } from './releases-page/register.ts';
import { withApps } from './releases-page/releases-view.ts';
import { createRenderTally, withTally } from './releases-page/render-tally.ts';
import { createRenderPool } from './render/render-pool.ts';
import { registerPageContext } from './shared-cache/page-context.ts';
import { registerTracing } from './tracing/register.ts';
import { createEdgeReader } from './visitor/edge-request.ts';
import { createPreviews } from './visitor/previews.ts';
import { createAskedPages } from './warm-up/asked-pages.ts';
import { startWarmUp } from './warm-up/warm-up.ts';

const readBuild = async ({ shellDist }: ShellConfig) => {
  const shell = readShellManifest(shellDist);
  return {
    shell,
    frame: await loadFrame(shellDist, shell.version),
    inline: readInlineScripts(shellDist),
  };
};

/** The parts of the build of the shell that the server needs. */
export type ShellBuild = Awaited<ReturnType<typeof readBuild>>;

const handleErrors = (app: FastifyInstance, parts: { config: ShellConfig; composer: Composer }): void => {
  app.setNotFoundHandler((_, reply) => reply.code(404).type('text/plain').send('Not found'));
  app.setErrorHandler((error, request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (status < 500) return reply.code(status).type('text/plain').send('Bad request');
    return answerFailure(parts, request, reply);
  });
};

/** Keeps a render worker for each release in use, now and every 2 s. Returns a function that stops it. */
const keepWorkers = (keep: () => void): (() => void) => {
  keep();
  const keeper = setInterval(keep, 2_000);
  keeper.unref();
  return () => clearInterval(keeper);
};

/** @param build default: the build on disk */
export const buildShell = async (config: ShellConfig, build?: ShellBuild): Promise<FastifyInstance> => {
  const defaultHeaders = headersOfAll(config);
  let answerPage: PageHandler | undefined;
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    // While the server stops, it still answers requests that arrive on open connections.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
    // A path that cannot be decoded gives the 404 page.
    frameworkErrors: (_, request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(defaultHeaders);
      const refuse = () => reply.code(404).type('text/plain').send('Not found');
      if (answerPage && request.method === 'GET' && !isProxied(request.url))
        answerPage(request, reply).catch(refuse);
      else refuse();
    },
  });
  const { shell, frame, inline } = build ?? (await readBuild(config));
  addGracefulStop(app, config.stopNoticeMs);
  const metrics = addMetrics(app, config);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(defaultHeaders);
    if (hasFragment(request.raw.url)) return reply.code(400).type('text/plain').send('Bad request');
  });
  const releases = openReleases(config, app.log);
  const { trust, registry, apps, watch, refusals, awaySince } = releases;
  const tally = createRenderTally();
  const trace = await registerTracing(app, { config, shell, inline });
  const tools = config.assistantTools ? serveScript(app, 'tools-page', inline.toolsPage) : undefined;
  const pool = createRenderPool({
    apiUrl: config.apiUrl,
    config: { publicUrl: config.publicUrl, locales: config.locales },
    deadlineMs: config.renderDeadlineMs,
    onWorkerEnded: metrics.workerEnded,
    log: app.log,
  });
  const content = createFrameContent(config);
  const cache = createPageCache();
  const composer = createComposer({
    config,
    shell,
    frame,
    inline,
    content,
    registry,
    pool,
    metrics,
    watch: withTally(watch, tally),
    trace,
    tools,
    log: app.log,
  });

  const rights = overrideRights(config);
  const overrides = createOverrides({
    rights,
    qa: config.qa,
    releasesDir: config.releasesDir,
    trust,
    isFar: !isThisMachine(config.publicUrl),
  });
  const previews = createPreviews({ registry, config });
  const stopKeepingWorkers = keepWorkers(() =>
    pool.keep([...registry.used(), ...overrides.recent(), ...previews.recent()]),
  );
  const asked = createAskedPages();
  const stopWarmUp = startWarmUp({ registry, cache, composer, pool, asked, metrics, log: app.log });
  const bankReturns = createBankReturns({ config, composer });
  app.addHook('onClose', async () => {
    stopWarmUp();
    stopKeepingWorkers();
    bankReturns.stop();
    releases.stop();
    await pool.stop();
  });

  await registerApiProxy(app, config, bankReturns);
  await registerLinkPages(app, { config, composer, registry });
  await registerAssets(app, config, { shellVersion: shell.version, fonts: shell.fonts, rights });
  const readEdge = createEdgeReader(config);
  registerCurrentReleases(app, { registry, previews, readEdge, refusals });
  registerPreviewPages(app, { config, composer, previews });
  registerContracts(app, config);
  await registerCanaryReports(app, { registry, watch, previews });
  await registerReleasesPage(app, {
    config,
    watch,
    tally,
    awaySince,
    registry: withApps(registry, apps),
    document: { shellDist: config.shellDist, shell, refresh: inline.releasesPage },
  });
  if (config.assistantTools) {
    registerPageTools(app, { config, registry, previews });
    await registerMcp(app, { config, version: shell.version, registry, pool, content });
  }
  registerDiscovery(app, { config, content });
  registerSpeculation(app, config);
  registerHealth(app, { config, registry });
  registerPageContext(app, { config, registry, readEdge });
  handleErrors(app, { config, composer });
  answerPage = registerPages(app, {
    config,
    composer,
    cache,
    registry,
    pool,
    overrides,
    previews,
    metrics,
    readEdge,
    asked,
    chooseScenario: createScenarioChooser(config.apiUrl),
  });
  return app;
};
