import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Shop } from './shopper.ts';

/** A long limit for a busy machine. `kill.test.ts` asserts the promised time. */
const READY_WITHIN_MS = 30_000;
const MAIN = path.resolve(import.meta.dirname, '../src/main.ts');

export interface ApiProcess {
  child: ChildProcess;
  shopper: ReturnType<Shop['at']>;
  base: string;
  log(): string;
  /** Milliseconds from the start of the process until `/readyz` answered 200. */
  readyMs: number;
}

/**
 * Starts the API in a new process on the test's database and waits until it is ready. End it with
 * `stopProcess`. `shop.close` kills it otherwise.
 */
export async function startProcess(
  shop: Shop,
  { port, env = {} }: { port: number; env?: Record<string, string> },
): Promise<ApiProcess> {
  // Create the picture folder, so that the API does not draw pictures at its start.
  mkdirSync(path.join(shop.config.STORAGE_DIR, 'products'), { recursive: true });
  const started = Date.now();
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      API_PORT: String(port),
      DATABASE_URL: shop.url,
      DATA_DIR: shop.config.DATA_DIR,
      APP_SECRET: shop.config.APP_SECRET,
      MAIL_DIR: shop.config.MAIL_DIR,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      WEBPAY_BASE_URL: shop.config.WEBPAY_BASE_URL,
      RATE_LIMIT_FACTOR: '1000',
      WARM_PICTURES: 'off',
      LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  shop.children.add(child);
  child.once('exit', () => shop.children.delete(child));
  const lines: string[] = [];
  child.stdout.on('data', (chunk) => lines.push(String(chunk)));
  child.stderr.on('data', (chunk) => lines.push(String(chunk)));
  const base = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${base}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isReady())) {
    const isOver = child.exitCode !== null || Date.now() - started > READY_WITHIN_MS;
    if (isOver) throw new Error(`not ready: ${lines.join('')}`);
    await wait(20);
  }
  return { child, shopper: shop.at(base), base, log: () => lines.join(''), readyMs: Date.now() - started };
}

export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
