/** An API with every way to it: straight, through a shell's proxy, and through the balancer of docker-compose.yml. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findHaproxy, startProxy, stopProxy } from '../containers/proxy.ts';
import { freePort } from '../process/ports.ts';
import { type Service, startService } from '../process/run.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { BENCH_DIR } from './database.ts';

const READY_MS = 60_000;
const LOOK_MS = 100;
/** Clock ticks per second in /proc. */
const TICKS = 100;

/** A way from a client to the API. */
export interface Way {
  title: string;
  base: string;
  /** The way that keeps the promise. It is the cheapest one that the documents recommend. */
  isPromised?: boolean;
}

export interface ProxiedShop {
  api: Way;
  /** Other ways, to compare with the API. */
  others: readonly Way[];
  /** Processor time since the start by process, ms. */
  processorMs(): Record<string, number>;
  stop(): Promise<void>;
}

const untilAnswered = async (service: Service, url: string): Promise<void> => {
  for (const until = Date.now() + READY_MS; Date.now() < until; await sleep(LOOK_MS)) {
    if ((await fetch(url).catch(() => null))?.ok) return;
    if (service.child.exitCode !== null) break;
  }
  throw new Error(`${service.name} did not start. Run pnpm build first.\n${service.tail()}`);
};

const end = async ({ child }: Service): Promise<void> => {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

/** User and system time of a process with all its threads. */
const processorMsOf = (pid = 0): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS;
};

/** @param databaseUrl database with the catalogue */
export const startProxiedShop = async (databaseUrl: string): Promise<ProxiedShop> => {
  const [apiPort, shellPort, balancerPort, insidePort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const base = (port: number) => `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(shellPort),
    API_PORT: String(apiPort),
    PUBLIC_URL: base(shellPort),
    DATABASE_URL: databaseUrl,
    DATA_DIR: BENCH_DIR,
    RELEASE_STATE_FILE: path.join(BENCH_DIR, 'release-state-proxy.json'),
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000000',
    WARM_PICTURES: 'off',
  };
  const start = (name: string, script: string): Service =>
    startService(`${name}-proxy`, path.join(WORKSPACE, script), env, path.join(BENCH_DIR, 'log'));
  const api = start('api', 'api/src/main.ts');
  await untilAnswered(api, `${base(apiPort)}/readyz`);
  const shell = start('shell', 'shell/src/server/main.ts');
  // The proxy works without a release of any remote.
  await untilAnswered(shell, `${base(shellPort)}/healthz`);

  const haproxy = await findHaproxy();
  const balancer =
    haproxy.kind === 'ready'
      ? await startProxy(
          haproxy,
          {
            PROXY_LISTEN: String(balancerPort),
            API_LISTEN: String(insidePort),
            SHELL_HOST: '127.0.0.1',
            SHELL_PORT: String(shellPort),
            SHELL_SERVERS: '1',
            API_HOST: '127.0.0.1',
            API_PORT: String(apiPort),
            API_SERVERS: '1',
          },
          // The user of the image.
          { user: '99:99', capabilities: [] },
        )
      : undefined;
  const processes = { API: api.child.pid, shell: shell.child.pid, balancer: balancer?.child.pid };
  return {
    api: { title: 'straight', base: base(apiPort) },
    others: [
      { title: 'through the shell', base: base(shellPort) },
      ...(balancer ? [{ title: 'through the balancer', base: base(balancerPort), isPromised: true }] : []),
    ],
    processorMs: () =>
      Object.fromEntries(
        Object.entries(processes).map(([name, pid]) => [name, pid ? processorMsOf(pid) : 0]),
      ),
    async stop() {
      if (balancer) await stopProxy(balancer);
      if (haproxy.kind === 'ready') haproxy.remove();
      await end(shell);
      await end(api);
    },
  };
};
