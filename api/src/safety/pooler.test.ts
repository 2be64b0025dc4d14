import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { showsBeforeExpiry } from '../../test/before-expiry.ts';
import { hasPooler, type Pooler, startPooler } from '../../test/pooler.ts';
import { startProcess } from '../../test/process.ts';
import { openShop, type Shop } from '../../test/shopper.ts';
import { connect } from '../db/connect.ts';
import { changePrice } from '../modules/catalogue/change-price.service.ts';

/** Fewer connections to PostgreSQL than shoppers, so that statements of several shoppers share each of them. */
const CONNECTIONS = 3;
const SHOPPERS = 8;
const DONE_WITHIN_MS = 20_000;
const TRANSFER = { payment_method: { document: '0', platform: 'transfer' } };

// Without the Debian package `pgbouncer` there is nothing to test against.
describe.skipIf(!hasPooler)('behind a pooler in transaction mode', () => {
  let shop: Shop;
  let pooler: Pooler;
  beforeAll(async () => {
    shop = await openShop();
    await shop.setStock({ W1: SHOPPERS });
    pooler = await startPooler(shop.url, await shop.freePort(), CONNECTIONS);
  });
  afterAll(async () => {
    await pooler?.stop();
    await shop.close();
  });

  it('leaves no folder behind when it does not start', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'no-pooler-'));
    vi.stubEnv('TMPDIR', folder);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true });
    });
    await expect(startPooler(shop.url, await shop.freePort(), Number.NaN)).rejects.toThrow('no pooler');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('sells to many shoppers at once, and runs their jobs', async () => {
    const { shopper, log } = await startProcess(shop, {
      port: await shop.freePort(),
      env: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: shop.url, CATALOGUE_CACHE_MS: '0' },
    });
    const buy = async () => {
      const cart = await shopper.cartWith({ W1: 1 });
      return (await shopper.placeOrder(cart, TRANSFER, randomUUID())).status;
    };
    const statuses = await Promise.all(Array.from({ length: SHOPPERS }, buy));
    expect(statuses, log()).toEqual(Array.from({ length: SHOPPERS }, () => 201));
    await vi.waitFor(async () => {
      const done = sql`select from jobs.job where name = 'send-order-mail' and state = 'completed'`;
      expect((await done.execute(shop.db)).rows).not.toEqual([]);
    }, DONE_WITHIN_MS);
  });

  it('shows a new price before the cached answer expires', async () => {
    const { shopper } = await startProcess(shop, {
      port: await shop.freePort(),
      env: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: shop.url },
    });
    const priceNow = async () => {
      const { body } = await shopper.call<{ data: { price: number } }>('GET', '/wines/wine-1');
      return body.data.price;
    };
    const first = await priceNow();
    let price = first;
    const raisePrice = async () => {
      price += 500;
      await changePrice(shop.db, { sku: 'W1', price, reason: 'test', dryRun: false });
      return price;
    };
    try {
      expect(await showsBeforeExpiry(priceNow, raisePrice)).toBe(true);
    } finally {
      await changePrice(shop.db, { sku: 'W1', price: first, reason: 'test', dryRun: false });
    }
  });

  it('ends long statements and forgotten transactions, as without pooler', async () => {
    const db = connect(pooler.url, { max: 1, isPooled: true });
    try {
      const timeouts = sql<{ timeout: string; idle: string }>`
        select current_setting('statement_timeout') as timeout,
               current_setting('idle_in_transaction_session_timeout') as idle`;
      expect((await timeouts.execute(db)).rows).toEqual([{ timeout: '4s', idle: '5s' }]);
    } finally {
      await db.destroy();
    }
  });
});
