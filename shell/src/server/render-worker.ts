/** Runs in a worker thread: one release's server bundle, and the server's side of HostServices (DESIGN §4.2). */
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { type ApiClient, type EndpointInput, endpointUrl } from 'shared-contracts/api/endpoint';
import { createBus } from 'shared-contracts/bus/create-bus';
import { localeState, sessionState } from 'shared-contracts/bus/topics';
import { ApiError, type ApiErrorBody } from 'shared-contracts/errors';
import type { HostConfig, HostServices } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import type { RenderRequest, RenderResult, ServerModule } from 'shared-contracts/remote';
import { CONTRACT_VERSION } from 'shared-contracts/version';

export interface WorkerData {
  serverFile: string;
  version: string;
  apiUrl: string;
  apiTimeoutMs: number;
  config: Omit<HostConfig, 'shopName'>;
}
export interface WorkerRequest {
  id: number;
  request: RenderRequest;
  shopName: string;
}
export type WorkerAnswer = { id: number; result: RenderResult } | { id: number; error: string };

const { serverFile, version, apiUrl, apiTimeoutMs, config } = workerData as WorkerData;
if (!parentPort) throw new Error('render-worker runs as a worker thread only');
const port = parentPort;

/** The API answers too late for the server's page: the browser, which may wait, fills the slot. */
class TooLate extends Error {}

const createApi = (locale: Locale, onLate: (error: TooLate) => void): ApiClient => ({
  async call(endpoint, input: EndpointInput<never> & { params?: object; query?: object; body?: object }) {
    const url = `${apiUrl}/api${endpointUrl(endpoint, input)}`;
    const signal = AbortSignal.timeout(apiTimeoutMs);
    const headers = { Accept: 'application/json', 'Accept-Language': locale };
    const answer = await fetch(url, { method: endpoint.method, headers, signal }).catch((cause: Error) => {
      const late = cause.name === 'TimeoutError';
      if (late) onLate(new TooLate(`${endpoint.id} took longer than ${apiTimeoutMs} ms`));
      throw new ApiError({ code: late ? 'TIMEOUT' : 'NETWORK', message: `${endpoint.id}: ${cause.message}` });
    });
    const body: unknown = await answer.json().catch(() => null);
    if (answer.ok && body !== null) return body as never;
    if (body !== null && typeof body === 'object' && 'code' in body) throw new ApiError(body as ApiErrorBody);
    throw new ApiError({
      code: 'BAD_ANSWER',
      message: `${endpoint.id}: HTTP ${answer.status}`,
      statusCode: answer.status,
    });
  },
});

const nothing = () => {};
const createServerHost = (
  locale: Locale,
  shopName: string,
  onLate: (error: TooLate) => void,
): HostServices => {
  const report = (error: unknown) =>
    console.error(`render ${version}:`, error instanceof Error ? error.message : error);
  const bus = createBus({ onProblem: report });
  bus.publish(localeState, { locale });
  bus.publish(sessionState, { kind: 'unknown' });
  return {
    contract: CONTRACT_VERSION,
    api: createApi(locale, onLate),
    bus,
    locale,
    session: () => ({ kind: 'unknown' }),
    config: { ...config, shopName },
    navigate: nothing,
    setPage: nothing,
    signIn: () => Promise.reject(new Error('nobody signs in on the server')),
    signOut: () => Promise.resolve(),
    mountWidget: () => nothing,
    openDialog: () => Promise.resolve({ confirmed: false }),
    track: nothing,
    report,
  };
};

const bundle = (await import(`${pathToFileURL(serverFile).href}?v=${version}`)) as ServerModule;

port.on('message', async ({ id, request, shopName }: WorkerRequest) => {
  try {
    const late = Promise.withResolvers<never>();
    const rendering = bundle.render(request, createServerHost(request.locale, shopName, late.reject));
    const result = await Promise.race([rendering, late.promise]);
    port.postMessage({ id, result } satisfies WorkerAnswer);
  } catch (error) {
    port.postMessage({
      id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    } satisfies WorkerAnswer);
  }
});
port.postMessage({ ready: true });
