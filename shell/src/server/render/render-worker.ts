/** Runs in a worker thread: renders the pages of one release, and runs its tools. */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { ServerModule } from 'shared-contracts/remote';
import { joinTags, NO_TAGS } from '../cache/page-tags.ts';
import {
  BEAT_MS,
  LATE_LIMIT_MS,
  type RenderOrder,
  SIGNAL,
  type WorkerAnswer,
  type WorkerData,
  type WorkerRequest,
} from './messages.ts';
import { createServerHost, type Rendering, TooLate } from './server-host.ts';
import { createWorkerTrace } from './worker-trace.ts';

const { serverFile, serverSource, signals, config, ...api } = workerData as WorkerData;
if (!parentPort) throw new Error('render-worker runs as a worker thread only');
const port = parentPort;
const answer = (message: WorkerAnswer) => port.postMessage(message);
const shared = new Int32Array(signals);
const underWay = new Map<number, Rendering>();

let beating: NodeJS.Timeout | undefined;
/** Increases the heartbeat while pages render. An idle worker sleeps. */
const beat = (): void => {
  Atomics.add(shared, SIGNAL.beats, 1);
  if (underWay.size > 0) beating ??= setInterval(beat, BEAT_MS);
  else {
    clearInterval(beating);
    beating = undefined;
  }
};

// An unhandled rejection of one page must not end the others.
process.on('unhandledRejection', (error) => console.error(`render ${api.version}: unhandled`, error));

const address = `${pathToFileURL(serverFile).href}?v=${api.version}`;
if (serverSource)
  registerHooks({
    load: (url, context, next) =>
      url === address ? { format: 'module', source: serverSource, shortCircuit: true } : next(url, context),
  });
const bundle = (await import(address)) as ServerModule;

const render = async ({
  id,
  request,
  mayContinue,
  shopName,
  draft,
  tool,
  visitor,
  trace: parent,
}: RenderOrder): Promise<void> => {
  const late = Promise.withResolvers<never>();
  const stop = new AbortController();
  const trace = parent && createWorkerTrace(parent, api.version);
  let tags = NO_TAGS;
  const rendering: Rendering = {
    trace,
    answered(more) {
      tags = joinTags(tags, more);
    },
    stopped: stop.signal,
    giveUp(error) {
      late.reject(error);
      stop.abort();
    },
    resumed: () => Atomics.store(shared, SIGNAL.page, id),
  };
  underWay.set(id, rendering);
  beat();
  rendering.resumed();
  try {
    const { locale } = request;
    const apiTimeoutMs = mayContinue ? Math.max(LATE_LIMIT_MS, api.apiTimeoutMs) : api.apiTimeoutMs;
    const options = { ...api, apiTimeoutMs, locale, draft, visitor, config: { ...config, shopName } };
    const host = createServerHost(options, rendering);
    if (tool && !bundle.callTool) throw new Error('the release has no tools');
    const work = tool ? bundle.callTool?.(tool, host) : bundle.render(request, host);
    const result: unknown = await Promise.race([late.promise, work]);
    answer({ id, result, isTool: tool !== undefined, tags, spans: trace?.end() });
  } catch (error) {
    late.promise.catch(() => {});
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const isLate = error instanceof TooLate;
    answer({ id, error: text, late: isLate, spans: trace?.end(isLate ? 'late' : 'threw') });
  } finally {
    underWay.delete(id);
  }
};

port.on('message', (message: WorkerRequest) => {
  if ('giveUp' in message) underWay.get(message.giveUp)?.giveUp(new TooLate('the shell waits no longer'));
  else void render(message);
});
answer({ ready: true });
