import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/harness.ts';

const run = promisify(execFile);
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const command = async (args: string[], env: Record<string, string> = {}) => {
  const { DATA_DIR, DATABASE_URL = shop.url } = shop.config;
  const options = { env: { ...process.env, DATA_DIR, DATABASE_URL, ...env } };
  return run(process.execPath, [`${import.meta.dirname}/cli.ts`, ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  );
};

describe('the operator’s command line', () => {
  it('lists its commands with --help', async () => {
    const { code, stdout } = await command(['--help']);
    expect(code).toBe(0);
    for (const name of ['migrate', 'seed', 'restock']) expect(stdout).toContain(name);
  });

  it('restocks a sku and says what it was before', async () => {
    expect(await command(['restock', 'W8', '5', '--dry-run'])).toMatchObject({
      stdout: 'W8: 32 → 37 (dry run, nothing changed)\n',
    });
    expect(await command(['restock', 'W8', '5'])).toMatchObject({ code: 0, stdout: 'W8: 32 → 37\n' });
    const row = await shop.db.selectFrom('skus').select('stock').where('sku', '=', 'W8').executeTakeFirst();
    expect(row?.stock).toBe(37);
  });

  it.each([
    [['restock', 'NONE', '5'], 'There is no sku NONE.'],
    [['restock', 'B1', '5'], 'B1 is a box: its stock is that of its contents. Restock those.'],
    [['restock', 'W8', 'many'], 'It must be a whole number, 0 or more.'],
    [['restock', 'W8'], "missing required argument 'qty'"],
    [['fly'], "unknown command 'fly'"],
  ])('%j fails with a sentence', async (args, sentence) => {
    const { code, stderr } = await command(args);
    expect(code).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain('    at ');
  });

  it('names a wrong setting, and a database that does not answer', async () => {
    expect(await command(['migrate'], { API_PORT: 'x' })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('API_PORT'),
    });
    expect(await command(['migrate'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Check DATABASE_URL'),
    });
  });
});
