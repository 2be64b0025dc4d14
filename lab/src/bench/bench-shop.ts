import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { BENCH_DIR } from './database.ts';

/** First of the ports. BENCH_PORT changes it. */
const FIRST_PORT = Number(process.env.BENCH_PORT || 4590);
const PORTS_OF_A_SHOP = 3;
/** Includes a build of all packages. */
const READY_MS = 900_000;
const LOOK_MS = 500;

export interface BenchShop {
  /** Workspace whose shop runs. */
  workspace: string;
  /** Folder of database and logs. */
  folder: string;
  /** Shops with different numbers run at the same time. */
  number: number;
}

/** The shop of this workspace. */
const OWN_SHOP: BenchShop = { workspace: WORKSPACE, folder: path.join(BENCH_DIR, 'shop'), number: 0 };

/**
 * Starts the demo shop like `pnpm start` (production builds, seeded data), runs `work`, and stops the shop.
 */
export const withBenchShop = async <T>(
  work: (base: string) => Promise<T>,
  { workspace, folder, number }: BenchShop = OWN_SHOP,
): Promise<T> => {
  const port = FIRST_PORT + number * PORTS_OF_A_SHOP;
  const base = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    API_PORT: String(port + 1),
    GATEWAY_PORT: String(port + 2),
    // Shoppers do not see the office.
    OFFICE_PORT: '0',
    PUBLIC_URL: base,
    DATA_DIR: folder,
    LOG_DIR: path.join(folder, 'log'),
  };
  const shop = spawn(process.execPath, [path.join(workspace, 'tools/commands/start.ts')], {
    env,
    stdio: 'ignore',
  });
  const ended = once(shop, 'exit');
  try {
    for (const until = Date.now() + READY_MS; ; await sleep(LOOK_MS)) {
      if ((await fetch(`${base}/readyz`).catch(() => null))?.ok) break;
      if (shop.exitCode !== null || Date.now() > until)
        throw new Error(`The shop in ${workspace} does not start: see pnpm start`);
    }
    return await work(base);
  } finally {
    shop.kill('SIGTERM');
    await ended;
  }
};
