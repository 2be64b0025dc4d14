import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { createDatabase, urlOfDatabase } from 'embedded-postgres/databases';
import { type PostgresHandle, startPostgres } from 'embedded-postgres/start-postgres';
import { WORKSPACE } from 'tools/workspace/remote-folder';

const run = promisify(execFile);
/**
 * Folder of the databases. Kept between runs, because writing a hundred thousand products takes minutes.
 * BENCH_DIR changes it.
 */
export const BENCH_DIR = process.env.BENCH_DIR ?? path.join(WORKSPACE, 'var/bench');
const CLI = path.join(WORKSPACE, 'demo-shop/src/cli.ts');

export const openBenchServer = (): Promise<PostgresHandle> => {
  mkdirSync(BENCH_DIR, { recursive: true });
  return startPostgres({ dataDir: BENCH_DIR, durable: true, database: 'bench' });
};

/** Opens a database with at least `products` products. The first run fills it. */
export async function openShop(server: PostgresHandle, products: number): Promise<string> {
  const name = `shop_${products}`;
  await createDatabase(server.url, name, {}).catch((error: { code?: string }) => {
    // 42P04: the database exists from an earlier run.
    if (error.code !== '42P04') throw error;
  });
  const url = urlOfDatabase(server.url, name);
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: BENCH_DIR, LOG_LEVEL: 'warn' };
  await run(process.execPath, [CLI, 'migrate'], { env });
  console.error(`Filling a shop of ${products} products if it has fewer …`);
  await run(process.execPath, [CLI, 'seed', '--scale', String(products)], { env, maxBuffer: 1 << 26 });
  return url;
}
