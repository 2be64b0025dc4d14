import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createDatabase, urlOfDatabase } from 'embedded-postgres/databases';
import { type PostgresHandle, startPostgres } from 'embedded-postgres/start-postgres';
import { WORKSPACE } from '../workspace/remote-folder.ts';

const run = promisify(execFile);
/** Kept between runs: a hundred thousand products take minutes to write. Elsewhere with BENCH_DIR, an absolute folder. */
export const BENCH_DIR = process.env.BENCH_DIR ?? path.join(WORKSPACE, 'var/bench');
const CLI = path.join(WORKSPACE, 'demo-shop/src/cli.ts');

export const openBenchServer = (): Promise<PostgresHandle> => {
  mkdirSync(BENCH_DIR, { recursive: true });
  return startPostgres({ dataDir: BENCH_DIR, durable: true, database: 'bench' });
};

/** A shop of at least `products` in a database of its own, filled at the first run. */
export async function openShop(server: PostgresHandle, products: number): Promise<string> {
  const name = `shop_${products}`;
  await createDatabase(server.url, name, {}).catch((error: { code?: string }) => {
    // 42P04: it is there from an earlier run.
    if (error.code !== '42P04') throw error;
  });
  const url = urlOfDatabase(server.url, name);
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: BENCH_DIR, LOG_LEVEL: 'warn' };
  await run(process.execPath, [CLI, 'migrate'], { env });
  console.error(`Filling a shop of ${products} products, where it is not filled yet …`);
  await run(process.execPath, [CLI, 'seed', '--scale', String(products)], { env, maxBuffer: 1 << 26 });
  return url;
}
