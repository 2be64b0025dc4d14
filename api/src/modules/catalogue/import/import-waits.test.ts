import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProcess } from '../../../../test/command-line.ts';
import { createTestApp, type TestApp } from '../../../../test/harness.ts';
import { connect, type Db } from '../../../db/connect.ts';
import { MOST_IN_BATCH } from '../../../db/in-batches.ts';

const IS_FULL = process.env.TEST_FULL === '1';
const PRODUCTS = 10_000;
const LIMIT_MS = 600_000;
const ORDERS_AT_ONCE = 2;
const PAUSE_MS = 5;
/** The promise is 100 ms on a free machine. This limit is for a busy one. */
const LONGEST_WAIT_MS = 1_000;
/** A statement without a wait may take this long, too. */
const WAITED_MS = 5;
const CLI = path.resolve(import.meta.dirname, '../../../cli.ts');
const HEAD = 'type,slug,brand,name_es,sku,price,image,tipo';

const skuOf = (n: number): string => `L${String(n).padStart(5, '0')}`;
const row = (n: number, price: number) =>
  `wine,larga-${n},Viña Larga,Vino ${n},${skuOf(n)},${price},/storage/wine/a,tinto=Tinto/Red`;

describe.runIf(IS_FULL)('orders while 10,000 known products are imported', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'import-'));
  let shop: TestApp;
  /** Connections of orders, so that an order never waits for a connection. */
  let orders: Db;
  beforeAll(async () => {
    shop = await createTestApp();
    orders = connect(shop.url, { max: ORDERS_AT_ONCE });
  });
  afterAll(async () => {
    await orders?.destroy();
    await shop?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const writeFile = (price: number): string => {
    const file = path.join(folder, 'many.csv');
    const rows = Array.from({ length: PRODUCTS }, (_, n) => row(n, price));
    writeFileSync(file, [HEAD, ...rows].join('\n'));
    return file;
  };
  /** A process of its own, as for an operator. Otherwise the orders would also wait for its computations. */
  const importAll = (price: number) =>
    runProcess(CLI, ['import', 'catalogue', writeFile(price)], {
      DATABASE_URL: shop.url,
      DATA_DIR: shop.config.DATA_DIR,
    });
  const countAt = async (price: number): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from skus where sku like 'L%' and price = ${price}`.execute(orders);
    return rows[0]?.count ?? 0;
  };
  /**
   * Locks a row of the batch that the import writes now, as an order does. Returns the time of the lock in PostgreSQL,
   * ms: this process may be too busy to measure it.
   */
  const lockAsOrder = async (price: number): Promise<number> => {
    const written = await countAt(price);
    const sku = skuOf(Math.min(PRODUCTS - 1, written + randomInt(MOST_IN_BATCH)));
    const { rows } = await sql<{ ms: number }>`
      with locked as materialized (select from skus where sku = any(${[sku]}) order by sku for no key update)
      select extract(epoch from clock_timestamp() - statement_timestamp())::float * 1000 as ms
      from (select count(*) from locked) done`.execute(orders);
    return rows[0]?.ms ?? 0;
  };

  it('do not wait long for the import', { timeout: LIMIT_MS }, async () => {
    // All are new to a shop of few products, and the server of the tests has no autovacuum.
    expect(await importAll(5000)).toMatchObject({ code: 0 });
    let isDone = false;
    const importing = importAll(6000).finally(() => {
      isDone = true;
    });
    const waits: number[] = [];
    const order = async () => {
      for (; !isDone; await sleep(PAUSE_MS)) waits.push(await lockAsOrder(6000));
    };
    const [imported] = await Promise.all([importing, ...Array.from({ length: ORDERS_AT_ONCE }, order)]);
    expect(imported).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`changed ${PRODUCTS}`),
    });
    const sorted = waits.filter((ms) => ms > WAITED_MS).sort((a, b) => a - b);
    const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(0);
    console.log(
      `${sorted.length} of ${waits.length} orders waited for the import: median ${at(0.5)} ms, 99 % ${at(0.99)} ms, ` +
        `longest ${at(1)} ms; load ${loadavg()[0]?.toFixed(1)}`,
    );
    expect(sorted.length).toBeGreaterThan(0);
    expect(sorted.at(-1)).toBeLessThanOrEqual(LONGEST_WAIT_MS);
  });
});
