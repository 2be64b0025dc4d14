/** Operator commands (`pnpm shop …`) on the running shop. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { readShop } from './shop.ts';

const CLI = path.resolve(import.meta.dirname, '../../api/src/cli.ts');
const run = promisify(execFile);

/** @returns what the command printed */
const shop = async (...args: string[]): Promise<string> => {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const { dataDir } = readShop();
  const settings = { ...env, DATA_DIR: dataDir };
  return (await run(process.execPath, [CLI, ...args], { env: settings })).stdout;
};

/** Creates a coupon with a fixed discount in CLP and no limit of uses. */
export const createCoupon = async (code: string, amount: number): Promise<void> => {
  await shop('coupon', 'create', code, '--amount', String(amount), '--uses', '1000');
};

/** Sets the stock of a wine. */
export const setStock = async (sku: string, qty: number): Promise<void> => {
  await shop('restock', sku, String(qty), '--set');
};

/** Creates a staff member of the office. @returns address of the link that sets the password */
export const createStaff = async (person: { name: string; email: string; role: string }): Promise<string> => {
  const printed = await shop('staff', 'create', person.email, '--name', person.name, '--role', person.role);
  return /\/enlace#token=\S+/.exec(printed)?.[0] ?? '';
};
