import path from 'node:path';
import { createShopProgram } from 'api/shop-program';
import { runCommand, runProcess } from 'api/testing/command-line';
import { createTestApp, type TestApp } from 'api/testing/harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCommand } from '../src/seed.command.ts';

const CLI = path.resolve(import.meta.dirname, '../src/cli.ts');
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const settings = () => ({ DATA_DIR: shop.config.DATA_DIR, DATABASE_URL: shop.url });
const command = (args: string[]) => runCommand(createShopProgram().addCommand(seedCommand), args, settings());

describe('the command line of the demo shop', () => {
  it('lists the operator’s commands and its own', async () => {
    const { code, stdout } = await runProcess(CLI, ['--help'], settings());
    expect(code).toBe(0);
    for (const name of ['migrate', 'seed', 'restock']) expect(stdout).toContain(name);
  });

  it('lets a demo shop issue tax documents, and leaves what its owner set', async () => {
    const stored = () =>
      shop.db.selectFrom('settings').select('value').where('key', '=', 'taxes').executeTakeFirstOrThrow();
    expect(await command(['seed'])).toMatchObject({ code: 0 });
    const { value } = await stored();
    expect(value).toMatchObject({ mode: 'sandbox' });
    const off = JSON.stringify({ ...(value as object), mode: 'off' });
    await shop.db.updateTable('settings').set({ value: off }).where('key', '=', 'taxes').execute();
    await command(['seed']);
    expect((await stored()).value).toMatchObject({ mode: 'off' });
  });

  it('makes one order with a return, so that account and office show one', async () => {
    const returns = await shop.db
      .selectFrom('order_returns as r')
      .innerJoin('orders as o', 'o.id', 'r.order_id')
      .select(['r.state', 'o.status', 'o.email'])
      .execute();
    expect(returns).toEqual([
      { state: 'accepted', status: 'delivered', email: 'camila@casaquillay.example' },
    ]);
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
