import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from 'embedded-postgres/start-postgres';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { fixture } from '../../test/fixture.ts';
import { openShop, type Shop } from '../../test/shopper.ts';
import { connect } from '../db/connect.ts';
import { migrate } from '../db/migrations/migrate.ts';
import { seed } from '../imports/seed/seed.ts';

const ORDERS_AGAIN_WITHIN_MS = 15_000;
const DISK = 'size=400m,mode=0755';

/** Mounts a small disk in memory. Null when the machine does not allow it (only Linux as root does). */
const mountDisk = (): string | null => {
  const folder = mkdtempSync('/tmp/shop-disk-');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
};

const fill = (folder: string): string => {
  const file = path.join(folder, 'filler');
  const handle = openSync(file, 'w');
  const piece = Buffer.alloc(1 << 20);
  try {
    for (;;) writeSync(handle, piece);
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
  } finally {
    closeSync(handle);
  }
  return file;
};

const order = async (shop: Shop) => shop.placeOrder(await shop.cartWith({ W5: 1 }));
/**
 * Fills the cart and orders it. The order is refused in the same words when the cart could not be written.
 */
const tryOrder = async (shop: Shop, cart: string) => {
  await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W5', qty: 1 });
  return shop.placeOrder(cart);
};
const REFUSAL = {
  status: 503,
  body: { code: 'UNAVAILABLE', errors: ['Hay un problema con el servidor, intenta más tarde'] },
};

const folder = process.platform === 'linux' ? mountDisk() : null;
afterAll(() => {
  if (!folder) return;
  execFileSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
});

it.runIf(folder)(
  'a full disk: orders get an explained error, also when PostgreSQL stops, and succeed 15 s after a clean-up',
  async () => {
    const disk = folder as string;
    const server = await startPostgres({ dataDir: disk, durable: true });
    let shop: Shop | undefined;
    try {
      const db = connect(server.url);
      await migrate(db);
      await seed(db, fixture);
      await db.destroy();
      shop = await openShop({}, { url: server.url, drop: async () => undefined });
      const { body: kept } = await order(shop);
      const cart = await shop.cartWith({ W5: 1 });

      const filler = fill(disk);
      // Write to PostgreSQL's log (WAL) until its allocated space is used up and the server stops.
      for (let bytes = 0; bytes < 40e6; bytes += 1e6)
        await sql`select pg_logical_emit_message(true, 'full', repeat('x', 1000000))`
          .execute(shop.db)
          .catch(() => undefined);
      for (let tries = 0; tries < 3; tries += 1) {
        const answer = await tryOrder(shop, cart);
        expect(answer).toMatchObject(REFUSAL);
        await wait(300);
      }

      rmSync(filler);
      const freed = Date.now();
      while ((await tryOrder(shop, cart)).status !== 201) await wait(100);
      expect(Date.now() - freed).toBeLessThan(ORDERS_AGAIN_WITHIN_MS);
      expect((await shop.readOrder(kept)).body.data).toMatchObject({ total: kept.total });
      const { rows } = await shop.rawQuery(
        'select id from orders o where not exists (select from order_lines l where l.order_id = o.id)',
      );
      expect(rows).toEqual([]);
    } finally {
      await shop?.close();
      await server.stop();
    }
  },
);

it('a full database disk (injected): explained error, nothing stored, next order succeeds', async () => {
  const shop = await openShop();
  await shop.rawQuery(`
    create function full_disk() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger full_disk before insert on order_lines for each row execute function full_disk()`);
  const cart = await shop.cartWith({ W5: 1 });
  expect(await shop.placeOrder(cart)).toMatchObject(REFUSAL);
  expect((await shop.rawQuery('select id from orders')).rows).toEqual([]);
  await shop.rawQuery('drop trigger full_disk on order_lines');
  expect((await shop.placeOrder(cart)).status).toBe(201);
  await shop.close();
});
