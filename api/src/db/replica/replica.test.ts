import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasPooler, type Pooler, startPooler } from '../../../test/pooler.ts';
import { hasReplication, type Replication, startReplication } from '../../../test/replication.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';
import type { Config } from '../../config.ts';
import { sign } from '../../lib/signature.ts';
import { openPool } from '../connect.ts';
import { openReadRouting } from '../read-routing.ts';

const TRANSFER = { payment_method: { document: '0', platform: 'transfer' } };
const MAX_LAG_MS = 60_000;
/** Much longer than in a shop: only a notification can drop an answer during a test. */
const LONG_CACHE = { CATALOGUE_CACHE_MS: 600_000 };

type List = { data: { sku: string; stock: number; price: number }[] };

/** The cookie of a response, as the browser sends it again. */
const seenOf = (headers: Headers): Record<string, string> => {
  const cookie = headers.getSetCookie().find((each) => each.startsWith('shop_seen='));
  return cookie ? { cookie: cookie.split(';')[0] ?? '' } : {};
};

/** A position that no replica of the test reaches. */
const FUTURE = 'FF/0';
const IN_A_MINUTE_S = 60;
const cookieWith = (lsn: string, inSeconds: number, secret: string): Record<string, string> => {
  const text = `${lsn}.${Math.floor(Date.now() / 1000) + inSeconds}`;
  return { cookie: `shop_seen=${text}.${sign(secret, 'seen-position', text)}` };
};

describe.skipIf(!hasReplication)('reads with a replica', () => {
  let servers: Replication;
  let shop: Shop;
  const openOn = (env: Record<string, string> = {}, changes: Partial<Config> = {}) =>
    openShop(
      { DATABASE_READ_URL: servers.replica.url, REPLICA_MAX_LAG_MS: String(MAX_LAG_MS), ...env },
      { url: servers.primary.url, drop: async () => undefined },
      changes,
    );
  beforeAll(async () => {
    servers = await startReplication();
    shop = await openOn();
  });
  afterAll(async () => {
    await shop?.close();
    await servers?.close();
  });
  afterEach(() => servers.replica.query('select pg_wal_replay_resume()'));

  const wine = async (at: Shop, headers: Record<string, string> = {}) => {
    const { body } = await at.call<List>('GET', '/wines?per_page=48', undefined, headers);
    return body.data.find(({ sku }) => sku === 'W1');
  };
  const pause = async () => {
    await servers.catchUp();
    await servers.replica.query('select pg_wal_replay_pause()');
  };
  const sourceOf = async ({ readDb }: Pick<Shop, 'readDb'>): Promise<'primary' | 'replica'> => {
    const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(readDb);
    return rows[0]?.standby ? 'replica' : 'primary';
  };
  const untilReplicaIsRead = (at: Shop) => vi.waitFor(async () => expect(await sourceOf(at)).toBe('replica'));
  const setPrice = (price: number) =>
    servers.primary.query(`update skus set price = ${price}, stock = 50 where sku = 'W1'`);

  it('shows a shopper the own order at once, and other visitors the replica', async () => {
    await setPrice(5000);
    await untilReplicaIsRead(shop);
    await pause();
    const { status, headers } = await shop.placeOrder(await shop.cartWith({ W1: 2 }), TRANSFER);
    expect(status).toBe(201);
    const stocks = [await wine(shop, seenOf(headers)), await wine(shop)].map((each) => each?.stock);
    expect(stocks).toEqual([48, 50]);
    await servers.replica.query('select pg_wal_replay_resume()');
    await vi.waitFor(async () => expect((await wine(shop))?.stock).toBe(48));
  });

  it('ignores positions that the shop did not sign, or signed long ago', async () => {
    await untilReplicaIsRead(shop);
    await pause();
    await setPrice(5100);
    const { APP_SECRET } = shop.config;
    // A control: a position that the shop has signed leads to the primary.
    expect((await wine(shop, cookieWith(FUTURE, IN_A_MINUTE_S, APP_SECRET)))?.price).toBe(5100);
    expect((await wine(shop, cookieWith(FUTURE, IN_A_MINUTE_S, 'x'.repeat(40))))?.price).toBe(5000);
    expect((await wine(shop, cookieWith(FUTURE, -1, APP_SECRET)))?.price).toBe(5000);
  });

  it('fills the cache after a notification with the change, even if the replica lacks it', async () => {
    const cached = await openOn({}, LONG_CACHE);
    try {
      await setPrice(5200);
      await untilReplicaIsRead(cached);
      expect((await wine(cached))?.price).toBe(5200);
      await pause();
      await setPrice(5300);
      await vi.waitFor(async () => expect((await wine(cached))?.price).toBe(5300));
      // As soon as the replica has the change, it is read again.
      await servers.replica.query('select pg_wal_replay_resume()');
      await untilReplicaIsRead(cached);
    } finally {
      await cached.close();
    }
  });

  it('shows the stock of an order to other visitors as soon as the replica has it, also from the cache', async () => {
    const cached = await openOn({}, LONG_CACHE);
    try {
      await setPrice(5000);
      await untilReplicaIsRead(cached);
      await pause();
      expect((await wine(cached))?.stock).toBe(50);
      await servers.primary.query(`update skus set stock = 49 where sku = 'W1'`);
      expect([(await wine(cached))?.stock, await sourceOf(cached)]).toEqual([50, 'replica']);
      await servers.replica.query('select pg_wal_replay_resume()');
      await vi.waitFor(async () => expect((await wine(cached))?.stock).toBe(49));
    } finally {
      await cached.close();
    }
  });

  it('does not give a shopper an answer that others cached before the own write', async () => {
    const cached = await openOn({}, LONG_CACHE);
    try {
      await setPrice(5000);
      await untilReplicaIsRead(cached);
      await pause();
      expect((await wine(cached))?.price).toBe(5000);
      // Without triggers there is no notification, as while the connection for notifications is lost.
      await servers.primary.query(
        `set session_replication_role = replica; update skus set price = 5600 where sku = 'W1'`,
      );
      const [now] = await servers.primary.query<{ lsn: string }>(
        'select pg_current_wal_insert_lsn()::text as lsn',
      );
      const own = cookieWith(now?.lsn ?? '', IN_A_MINUTE_S, cached.config.APP_SECRET);
      expect((await wine(cached, own))?.price).toBe(5600);
    } finally {
      await cached.close();
    }
  });

  it('repeats a read at the primary that the replay of the replica has cancelled', async () => {
    await untilReplicaIsRead(shop);
    const read = sql<{ standby: boolean; n: number }>`
      select pg_is_in_recovery() as standby, count(*) as n,
        pg_sleep(case when pg_is_in_recovery() then 30 else 0 end) from skus`.execute(shop.readDb);
    const isReading = `select from pg_stat_activity where query like '%pg_sleep(case%' and pid <> pg_backend_pid()`;
    while ((await servers.replica.query(isReading)).length === 0) await wait(10);
    await setPrice(5400);
    await servers.primary.query('vacuum skus');
    expect((await read).rows).toMatchObject([{ standby: false }]);
    await untilReplicaIsRead(shop);
  });

  it('reads from the primary while the replica lags too far', async () => {
    const strict = await openOn({ REPLICA_MAX_LAG_MS: '100' });
    try {
      await untilReplicaIsRead(strict);
      await pause();
      await setPrice(5500);
      await vi.waitFor(async () => expect(await sourceOf(strict)).toBe('primary'));
      expect((await wine(strict))?.price).toBe(5500);
      expect(await fetch(`${strict.base}/metrics`).then((answer) => answer.text())).toMatch(
        /^shop_replica_lag_bytes [1-9]\d*$/m,
      );
    } finally {
      await strict.close();
    }
  });

  it('answers without a break when the replica is killed, stays ready, and uses it again later', async () => {
    await untilReplicaIsRead(shop);
    await servers.replica.kill();
    const statuses = [];
    for (let i = 0; i < 20; i += 1) statuses.push((await shop.call('GET', `/wines?page=${i + 1}`)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await fetch(`${shop.base}/readyz`)).status).toBe(200);
    await servers.replica.start();
    await untilReplicaIsRead(shop);
  });

  it('reads from the primary while DNS does not answer for the replica', async () => {
    const fails = vi.fn(async () => {
      throw Object.assign(new Error('getaddrinfo EAI_AGAIN replica'), { code: 'EAI_AGAIN' });
    });
    const primary = openPool(servers.primary.url);
    const { readDb, readRouting, close } = openReadRouting({
      primary: shop.db,
      pools: { primary, replica: { connect: fails, end: async () => undefined, options: {} } },
      replicaUrl: servers.replica.url,
      maxLagMs: MAX_LAG_MS,
    });
    try {
      await vi.waitFor(() => expect(readRouting.lag()).toBeDefined());
      expect(await sourceOf({ readDb })).toBe('primary');
      expect(fails).toHaveBeenCalledOnce();
    } finally {
      await close();
      await primary.end();
    }
  });

  describe.skipIf(!hasPooler)('behind a pooler', () => {
    let pooler: Pooler;
    beforeAll(async () => {
      pooler = await startPooler(servers.replica.url, await shop.freePort(), 2);
    });
    afterAll(() => pooler?.stop());

    it('reads the replica through the pooler', async () => {
      const pooled = await openOn({
        DATABASE_READ_URL: pooler.url,
        DATABASE_READ_DIRECT_URL: servers.replica.url,
      });
      try {
        await untilReplicaIsRead(pooled);
        expect((await wine(pooled))?.sku).toBe('W1');
      } finally {
        await pooled.close();
      }
    });
  });
});
