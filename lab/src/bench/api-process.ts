import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { API_ARGUMENTS } from 'tools/process/api-arguments';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { BENCH_DIR } from './database.ts';

const MAIN = path.join(WORKSPACE, 'api/src/main.ts');
const READY_DEADLINE_MS = 30_000;

/** Starts an API process. `cacheMs` 0 disables its cache. */
export async function startApi(databaseUrl: string, port: number, cacheMs: number) {
  const start = performance.now();
  const child = spawn(process.execPath, [...API_ARGUMENTS, MAIN], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: BENCH_DIR,
      API_PORT: String(port),
      CATALOGUE_CACHE_MS: String(cacheMs),
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const base = `http://127.0.0.1:${port}`;
  while (!(await answers(`${base}/readyz`))) {
    if (child.exitCode !== null || performance.now() - start > READY_DEADLINE_MS)
      throw new Error('The API did not start.');
    await sleep(5);
  }
  return {
    base,
    /** From start of the process until /readyz answers. */
    readyMs: performance.now() - start,
    /** Resident memory now, MB. */
    memoryMb: () => residentMb(child.pid ?? 0),
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

export type ApiProcess = Awaited<ReturnType<typeof startApi>>;

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

/** Resident memory from the kernel, including native memory. */
const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
