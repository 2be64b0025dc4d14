/** Shells and APIs over one database, each pair with another share of traced requests, and a receiver that counts. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Service, startService } from '../process/run.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { BENCH_DIR } from './database.ts';

const FIRST_PORT = Number(process.env.BENCH_PORT || 4620);
const READY_MS = 60_000;
const LOOK_MS = 100;
const CPU = /^process_cpu_seconds_total ([\d.e+-]+)/m;

export interface TracedShop {
  title: string;
  base: string;
  /** Processor time of shell and API since their start, ms. */
  processorMs(): Promise<number>;
  stop(): Promise<void>;
}

interface Receiver {
  url: string;
  /** Received bytes. */
  bytes(): number;
  stop(): void;
}

/** A receiver that reads every body and keeps none. It runs in this process, whose time does not count. */
export const startReceiver = async (): Promise<Receiver> => {
  let bytes = 0;
  const server = createServer((request, response) => {
    request.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bytes: () => bytes,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
};

const untilReady = async (service: Service, base: string): Promise<void> => {
  for (const until = Date.now() + READY_MS; Date.now() < until; await sleep(LOOK_MS)) {
    if ((await fetch(`${base}/readyz`).catch(() => null))?.ok) return;
    if (service.child.exitCode !== null) break;
  }
  throw new Error(
    `${service.name} did not start. Run pnpm start once, which builds and releases.\n${service.tail()}`,
  );
};

const end = async ({ child }: Service): Promise<void> => {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

/** @param share of the traced requests; 0 turns tracing off */
export const startTracedShop = async (
  number: number,
  { share, receiver, databaseUrl }: { share: number; receiver: string; databaseUrl: string },
): Promise<TracedShop> => {
  const [port, apiPort] = [FIRST_PORT + number * 2, FIRST_PORT + number * 2 + 1];
  const [base, api] = [`http://localhost:${port}`, `http://127.0.0.1:${apiPort}`];
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    API_PORT: String(apiPort),
    PUBLIC_URL: base,
    DATABASE_URL: databaseUrl,
    DATA_DIR: BENCH_DIR,
    RELEASE_STATE_FILE: path.join(BENCH_DIR, `release-state-${number}.json`),
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '1000000',
    // Pages that need the API must reach it: the bench compares the whole way.
    CATALOGUE_CACHE_MS: '0',
    WARM_PICTURES: 'off',
    // A busy machine must not turn a render into a failure.
    RENDER_DEADLINE_MS: '20000',
    OTEL_EXPORTER_OTLP_ENDPOINT: share > 0 ? receiver : '',
    OTEL_TRACES_SAMPLER_ARG: String(share),
    TRACES_PER_SECOND: '100000',
  };
  const title = share === 0 ? 'off' : `${share * 100} %`;
  const start = (name: string, script: string): Service =>
    startService(`${name}-${number}`, path.join(WORKSPACE, script), env, path.join(BENCH_DIR, 'log'));
  const apiService = start('api', 'api/src/main.ts');
  await untilReady(apiService, api);
  const shellService = start('shell', 'shell/src/server/main.ts');
  await untilReady(shellService, base);
  return {
    title,
    base,
    async processorMs() {
      const texts = await Promise.all([base, api].map(async (one) => (await fetch(`${one}/metrics`)).text()));
      return texts.reduce((sum, text) => sum + Number(CPU.exec(text)?.[1]) * 1_000, 0);
    },
    async stop() {
      await end(shellService);
      await end(apiService);
    },
  };
};
