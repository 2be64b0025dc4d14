import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand, runProcess } from '../test/command-line.ts';
import { createTestApp, type TestApp } from '../test/harness.ts';
import { createShopProgram } from './shop-program.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const settings = () => ({ DATA_DIR: shop.config.DATA_DIR, DATABASE_URL: shop.url });
const command = (args: string[], env: Record<string, string> = {}) =>
  runCommand(createShopProgram(), args, { ...settings(), ...env });
/** The program that `pnpm shop` starts. */
const CLI = `${import.meta.dirname}/cli.ts`;

describe('the operator’s command line', () => {
  it('lists its commands with --help', async () => {
    const { code, stdout } = await command(['--help']);
    expect(code).toBe(0);
    for (const name of ['migrate', 'import', 'restock']) expect(stdout).toContain(name);
  });

  it('sets the stock of a sku and prints the old value', async () => {
    const dryRun = await runProcess(CLI, ['restock', 'W8', '5', '--dry-run'], settings());
    expect(dryRun).toMatchObject({ code: 0, stdout: 'W8: 32 → 37 (dry run, nothing changed)\n' });
    expect(await command(['restock', 'W8', '5'])).toMatchObject({ code: 0, stdout: 'W8: 32 → 37\n' });
    const row = await shop.db.selectFrom('skus').select('stock').where('sku', '=', 'W8').executeTakeFirst();
    expect(row?.stock).toBe(37);
  });

  it('changes a price with a reason and prints its history', async () => {
    expect(
      await command([
        'price',
        'W9',
        '12990',
        '--reference',
        '15990',
        '--reason',
        'Semana del vino',
        '--dry-run',
      ]),
    ).toMatchObject({
      stdout: 'W9: $13.000 → $12.990 (before $15.990) (dry run, nothing changed)\n',
    });
    expect(await command(['price', 'W9'])).toMatchObject({ stdout: 'The price of W9 has not changed.\n' });
    expect(
      await command(['price', 'W9', '12990', '--reference', '15990', '--reason', 'Semana del vino']),
    ).toMatchObject({ code: 0, stdout: 'W9: $13.000 → $12.990 (before $15.990)\n' });
    await command(['price', 'W9', '13000', '--reference', 'none', '--reason', 'Fin de la oferta']);
    const { stdout } = await command(['price', 'W9']);
    const [last = '', first = '', ...more] = stdout.trimEnd().split('\n');
    expect(last).toMatch(/^\d{4}-.*Z {2}\$12\.990 \(before \$15\.990\) → \$13\.000 {2}Fin de la oferta$/);
    expect(first).toMatch(/^\d{4}-.*Z {2}\$13\.000 → \$12\.990 \(before \$15\.990\) {2}Semana del vino$/);
    expect(more).toEqual([]);
  });

  it('refuses a catalogue file and lists each error with file, line and field', async () => {
    const file = `${shop.config.DATA_DIR}/bad.csv`;
    writeFileSync(file, 'type,slug,sku,price,image,brand,name_es\nwine,a,S1,x,/storage/a,B,N\n');
    // Run it in a new process, because scripts rely on the exit code.
    const { code, stderr } = await runProcess(CLI, ['import', 'catalogue', file], settings());
    expect(code).toBe(1);
    expect(stderr).toContain(`${file}:2: price: `);
    expect(stderr).toContain('Nothing was imported.');
    expect((await command(['import', 'catalogue', '/none.csv'])).stderr).toContain(
      '/none.csv cannot be read.',
    );
  });

  it.each([
    [['price', 'NONE'], 'There is no sku NONE.'],
    [['price', 'NONE', '5', '--reason', 'x'], 'There is no sku NONE.'],
    [['price', 'W8', '5'], 'Say why with --reason'],
    [['price', 'W8', '--reference', 'none', '--reason', 'x'], 'Say the price, too'],
    [
      ['price', 'W8', '5', '--reference', 'barato', '--reason', 'x'],
      'It must be a number of pesos, or "none".',
    ],
    [['price', 'W8', '-5', '--reason', 'x'], 'It must be a whole number of pesos'],
    [['price', 'W8', '0', '--reason', 'x'], 'It must be a whole number of pesos, 1 to 100000000.'],
    [['restock', 'NONE', '5'], 'There is no sku NONE.'],
    [['restock', 'B1', '5'], 'B1 is a box: its stock is that of its contents. Restock those.'],
    [['restock', 'W8', 'many'], 'It must be a whole number, 0 or more.'],
    [['restock', 'W8'], "missing required argument 'qty'"],
    [['fly'], "unknown command 'fly'"],
  ])('%j fails with an explanation', async (args, sentence) => {
    const { code, stderr } = await command(args);
    expect(code).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain('    at ');
  });

  it('names an invalid setting, and a database that does not respond', async () => {
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
