/** Operator commands (`pnpm shop …`) on the running shop. */
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

/** Creates a coupon with a fixed discount in CLP and no limit of uses. */
export const createCoupon = (code: string, amount: number): Promise<void> =>
  shop('coupon', 'create', code, '--amount', String(amount), '--uses', '1000');

/** Sets the stock of a wine. */
export const setStock = (sku: string, qty: number): Promise<void> =>
  shop('restock', sku, String(qty), '--set');
