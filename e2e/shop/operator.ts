/** What the merchant does beside the running shop, by the operator's own commands (`pnpm shop …`). */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { readShop } from './shop.ts';

const CLI = path.resolve(import.meta.dirname, '../../api/src/cli.ts');
const run = promisify(execFile);

const shop = async (...args: string[]): Promise<void> => {
  const { NODE_OPTIONS: _, ...env } = process.env;
  await run(process.execPath, [CLI, ...args], { env: { ...env, DATA_DIR: readShop().dataDir } });
};

/** A code that takes so much off, CLP, as often as one likes. */
export const createCoupon = (code: string, amount: number): Promise<void> =>
  shop('coupon', 'create', code, '--amount', String(amount), '--uses', '1000');

/** So many bottles of a wine are there from now on. */
export const setStock = (sku: string, qty: number): Promise<void> =>
  shop('restock', sku, String(qty), '--set');
