import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { BENCH_DIR } from './database.ts';

const PORTS = { PORT: '4590', API_PORT: '4591', GATEWAY_PORT: '4592' };
const BASE = `http://localhost:${PORTS.PORT}`;
const READY_MS = 300_000;
const LOOK_MS = 500;

/**
 * Starts the demo shop like `pnpm start` (production builds, seeded data), runs `work`, and stops the shop.
 */
export const withBenchShop = async <T>(work: (base: string) => Promise<T>): Promise<T> => {
  const folder = path.join(BENCH_DIR, 'shop');
  const env = {
    ...process.env,
    ...PORTS,
    PUBLIC_URL: BASE,
    DATA_DIR: folder,
    LOG_DIR: path.join(folder, 'log'),
  };
  const shop = spawn(process.execPath, [path.join(WORKSPACE, 'tools/commands/start.ts')], {
    env,
    stdio: 'ignore',
  });
  const ended = once(shop, 'exit');
  try {
    for (const until = Date.now() + READY_MS; ; await sleep(LOOK_MS)) {
      if ((await fetch(`${BASE}/readyz`).catch(() => null))?.ok) break;
      if (shop.exitCode !== null || Date.now() > until)
        throw new Error('The shop does not start: see pnpm start');
    }
    return await work(BASE);
  } finally {
    shop.kill('SIGTERM');
    await ended;
  }
};
