/**
 * Starts two APIs and two shells. One load balancer runs before the shells, another between shells and APIs.
 * They share database, mails and releases with the shop under test.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from 'tools/process/ports';
import { type Balancer, openBalancer } from './balancer.ts';
import { PATIENCE } from './patience.ts';
import { readShop } from './shop.ts';
import { type Program, startProgram } from './start-program.ts';

interface Server extends Program {
  url: string;
}

export interface TwoMachines {
  /** URL of the load balancer before the shells. */
  url: string;
  apis: [Server, Server];
  shells: [Server, Server];
  stop(): Promise<void>;
}

const READY_MS = 120_000;

const start = async (script: string, env: (port: string) => Record<string, string>): Promise<Server> => {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const program = await startProgram({
    script,
    env: { ...PATIENCE, NODE_ENV: 'production', SHOP_MODE: 'demo', TRUST_PROXY: '127.0.0.1', ...env(port) },
    readyMs: READY_MS,
    isReady: async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok ?? false,
  });
  return { ...program, url };
};

export const startTwoMachines = async (): Promise<TwoMachines> => {
  const { dataDir, mailDir, gatewayUrl, releasesDir } = readShop();
  const apiUrls: string[] = [];
  const shellUrls: string[] = [];
  const balancers: Balancer[] = [await openBalancer(apiUrls), await openBalancer(shellUrls)];
  const [apiUrl, url] = balancers.map((balancer) => balancer.url) as [string, string];
  const GATEWAY_PORT = new URL(gatewayUrl).port;

  const startApi = () =>
    start('api/src/main.ts', (API_PORT) => ({
      API_PORT,
      GATEWAY_PORT,
      DATABASE_URL: readFileSync(path.join(dataDir, 'database-url'), 'utf8').trim(),
      DATA_DIR: dataDir,
      MAIL_DIR: mailDir,
      PUBLIC_URL: url,
      // Production rate limits.
      RATE_LIMIT_FACTOR: '1',
      WARM_PICTURES: 'off',
    }));
  // Two machines do not share this file.
  const stateDir = mkdtempSync(path.join(tmpdir(), 'two-machines-'));
  const startShell = () =>
    start('shell/src/server/main.ts', (PORT) => ({
      PORT,
      GATEWAY_PORT,
      PUBLIC_URL: url,
      API_URL: apiUrl,
      RELEASES_DIR: releasesDir,
      RELEASE_STATE_FILE: path.join(stateDir, `${PORT}.json`),
    }));
  const apis = (await Promise.all([startApi(), startApi()])) as [Server, Server];
  apiUrls.push(...apis.map((api) => api.url));
  const shells = (await Promise.all([startShell(), startShell()])) as [Server, Server];
  shellUrls.push(...shells.map((shell) => shell.url));
  return {
    url,
    apis,
    shells,
    async stop() {
      await Promise.all([...shells, ...apis].map((server) => server.stop()));
      await Promise.all(balancers.map((balancer) => balancer.stop()));
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
};
