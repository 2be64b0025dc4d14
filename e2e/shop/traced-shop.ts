import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from 'tools/process/ports';
import { PATIENCE } from './patience.ts';
import { readShop } from './shop.ts';
import { startProgram } from './start-program.ts';

export interface TracedShop {
  url: string;
  stop(): Promise<void>;
}

const READY_MS = 120_000;
const TOKEN = 'token-of-the-traced-shop';

/** Starts a shell and an API that trace every request, and browsers after consent. The shop under test is not affected. */
export const startTracedShop = async (): Promise<TracedShop> => {
  const { dataDir, mailDir, gatewayUrl, releasesDir } = readShop();
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-traced-'));
  const [port, apiPort] = [String(await freePort()), String(await freePort())];
  const [url, apiUrl] = [`http://localhost:${port}`, `http://127.0.0.1:${apiPort}`];
  const env = {
    NODE_ENV: 'production',
    SHOP_MODE: 'demo',
    PORT: port,
    API_PORT: apiPort,
    API_URL: apiUrl,
    PUBLIC_URL: url,
    TRUST_PROXY: '127.0.0.1',
    GATEWAY_PORT: new URL(gatewayUrl).port,
    DATABASE_URL: readFileSync(path.join(dataDir, 'database-url'), 'utf8').trim(),
    DATA_DIR: dataDir,
    MAIL_DIR: mailDir,
    WARM_PICTURES: 'off',
    RELEASES_DIR: releasesDir,
    RELEASE_STATE_FILE: path.join(folder, 'release-state.json'),
    ...PATIENCE,
    OTEL_EXPORTER_OTLP_ENDPOINT: `${url}/dev/otlp`,
    OTEL_EXPORTER_OTLP_HEADERS: `authorization=Bearer%20${TOKEN}`,
    OTEL_TRACES_SAMPLER_ARG: '1',
    TRACE_RECEIVER_TOKEN: TOKEN,
    TRACE_BROWSERS: 'on',
  };
  const start = (script: string, base: string) =>
    startProgram({
      script,
      env,
      readyMs: READY_MS,
      isReady: async () => (await fetch(`${base}/readyz`).catch(() => undefined))?.ok ?? false,
    });
  const programs = await Promise.all([
    start('api/src/main.ts', apiUrl),
    start('shell/src/server/main.ts', url),
  ]);
  return {
    url,
    async stop() {
      await Promise.all(programs.map((program) => program.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
