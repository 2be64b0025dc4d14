import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { createTestApp, type TestApp } from 'api/testing/harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const CLI = path.resolve(import.meta.dirname, '../src/cli.ts');
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const command = async (args: string[]) => {
  const { DATA_DIR, DATABASE_URL = shop.url } = shop.config;
  return run(process.execPath, [CLI, ...args], { env: { ...process.env, DATA_DIR, DATABASE_URL } }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );
};

describe('the command line of the demo shop', () => {
  it('lists the operator’s commands and its own', async () => {
    const { code, stdout } = await command(['--help']);
    expect(code).toBe(0);
    for (const name of ['migrate', 'seed', 'restock']) expect(stdout).toContain(name);
  });

  it('fills the shop with generated products for a load test', async () => {
    expect(await command(['seed', '--scale', '40', '--dry-run'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('would fill the shop up to 40 products'),
    });
    expect((await command(['seed', '--scale', 'many'])).stderr).toContain(
      'It must be a whole number from 1 to',
    );
  });
});
