/** Real APIs behind the real proxy: a stop, as in an update, loses no request. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from 'embedded-postgres/start-postgres';
import { freePort } from 'tools/process/ports';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readCompose } from './compose-file.ts';
import { send, startAll, startNameServer } from './proxied-servers.ts';
import { findHaproxy, type Haproxy } from './proxy.ts';

const { user = '' } = readCompose('docker-compose.yml').services.proxy ?? {};
const HOSTS = ['127.0.0.1', '127.0.0.2'];
const SHOPPERS = 12;
const STARTED = { timeout: 60_000 };

let reason: string | undefined;
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  const found = await findHaproxy();
  if (found.kind === 'none') reason = found.reason;
  else found.remove();
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
};

const isReady = async (port: number, host: string): Promise<boolean> =>
  (await fetch(`http://${host}:${port}/readyz`).catch(() => null))?.ok ?? false;

/** APIs at the same port of two addresses, with one database. */
const openApis = async (port: number) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-stop-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const database = await startPostgres({ dataDir: path.join(folder, 'postgres'), durable: false });
  ends.push(() => database.stop());
  const start = async (host: string): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [path.join(WORKSPACE, 'api/src/main.ts')], {
      env: {
        ...process.env,
        API_HOST: host,
        API_PORT: String(port),
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        STOP_NOTICE_MS: '3000',
        BOT_CHECK: 'off',
        RATE_LIMIT_FACTOR: '1000000',
        WARM_PICTURES: 'off',
        LOG_LEVEL: 'error',
      },
      stdio: 'ignore',
    });
    ends.push(() => stop(child));
    await vi.waitFor(async () => expect(await isReady(port, host)).toBe(true), STARTED);
    return child;
  };
  return { start };
};

/** The proxy finds the APIs by their name, as in the containers. */
const openProxy = async (port: number) => {
  const names = await startNameServer(HOSTS);
  ends.push(names.stop);
  const haproxy = (await findHaproxy((text) =>
    text.replace(/^ {2}parse-resolv-conf$/m, `  nameserver test 127.0.0.1:${names.port}`),
  )) as Extract<Haproxy, { kind: 'ready' }>;
  ends.push(haproxy.remove);
  const settings = { API_HOST: 'api', API_PORT: String(port), API_SERVERS: '2', CONNECT_RETRIES: '5' };
  const proxy = await startAll(haproxy, { user, capabilities: [] }, settings);
  ends.push(proxy.stop);
  return proxy;
};

/** Sends POSTs and GETs over kept connections. @returns ends and counts the responses by status or error */
const shop = (port: number) => {
  let isOver = false;
  const counts: Record<string, number> = {};
  const visit = async (name: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const headers = { 'content-type': 'application/json' };
    for (let index = 0; !isOver; index += 1) {
      const body = JSON.stringify({ email: `shopper-${name}-${index}@example.cl` });
      const calls = [
        () => send(port, { path: '/api/newsletter', method: 'POST', headers, agent }, body),
        () => send(port, { path: '/api/regions', agent }),
      ];
      for (const call of calls) {
        const result = await call().then(
          ({ status }) => String(status),
          (error: NodeJS.ErrnoException) => String(error.code),
        );
        counts[result] = (counts[result] ?? 0) + 1;
      }
    }
    agent.destroy();
  };
  const visits = Promise.all(Array.from({ length: SHOPPERS }, (_, name) => visit(name)));
  return async () => {
    isOver = true;
    await visits;
    return counts;
  };
};

it('no request fails while APIs are stopped and started in turn', async ({ skip }) => {
  if (reason) return skip(reason);
  const port = await freePort();
  const { start } = await openApis(port);
  const apis = new Map<string, ChildProcess>();
  for (const host of HOSTS) apis.set(host, await start(host));
  const proxy = await openProxy(port);
  const statusNow = async () => (await send(proxy.port, { path: '/api/regions' })).status;
  await vi.waitFor(async () => expect(await statusNow()).toBe(200), STARTED);
  const end = shop(proxy.port);
  for (const [index, host] of HOSTS.entries()) {
    const api = apis.get(host) as ChildProcess;
    await stop(api);
    expect(api.exitCode).toBe(0);
    await start(host);
    // The proxy asks for `/readyz` each second.
    const ups = () => proxy.proxy.log().match(/^Server api\/api\d is UP/gm);
    await vi.waitFor(() => expect(ups()).toHaveLength(index + 1), STARTED);
  }
  const counts = await end();
  expect(Object.keys(counts)).toEqual(['200']);
}, 180_000);
