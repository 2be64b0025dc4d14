import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { isServed } from 'tools/shop/is-served';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { BENCH_DIR } from './database.ts';

/** First of three ports. BENCH_PORT changes it. */
const PORT = Number(process.env.BENCH_PORT || 4590);
/** Includes a build of all packages. */
const READY_MS = 900_000;

/** Folder of database and logs. */
const FOLDER = path.join(BENCH_DIR, 'shop');

/**
 * Starts the demo shop like `pnpm start` (production builds, seeded data), runs `work`, and stops the shop.
 * @param running URL of a shop that runs already. `work` gets that one.
 */
export const withBenchShop = async <T>(
  running: string | undefined,
  work: (base: string) => Promise<T>,
): Promise<T> => {
  if (running) return work(running);
  const base = `http://localhost:${PORT}`;
  const env = {
    ...process.env,
    PORT: String(PORT),
    API_PORT: String(PORT + 1),
    GATEWAY_PORT: String(PORT + 2),
    // Shoppers do not see the office.
    OFFICE_PORT: '0',
    PUBLIC_URL: base,
    DATA_DIR: FOLDER,
    LOG_DIR: path.join(FOLDER, 'log'),
  };
  const shop = spawn(process.execPath, [path.join(WORKSPACE, 'tools/commands/start.ts')], {
    env,
    stdio: 'ignore',
  });
  const ended = once(shop, 'exit');
  try {
    if (!(await isServed(`${base}/readyz`, READY_MS, () => shop.exitCode !== null)))
      throw new Error('The shop does not start: see pnpm start');
    return await work(base);
  } finally {
    shop.kill('SIGTERM');
    await ended;
  }
};
