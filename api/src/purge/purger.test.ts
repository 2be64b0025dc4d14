import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/harness.ts';
import { ConfigError, loadConfig } from '../config.ts';
import { createEdge } from './edge.ts';

const TOKEN = 'a-secret-of-the-edges';
/** Longer than the pauses of a purger on a busy machine. */
const WITHIN = { timeout: 15_000, interval: 10 };

/** A cache that only remembers its purges. */
const openEdge = async (port = 0) => {
  const purges: { method?: string; url?: string; tags: string; token: unknown }[] = [];
  const server: Server = createServer(({ method, url, headers }, response) => {
    purges.push({ method, url, tags: String(headers['xkey-purge']), token: headers['purge-token'] });
    response.end();
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    purges,
    port: (server.address() as AddressInfo).port,
    /** Tags of all purges so far. */
    tags: () => [...new Set(purges.flatMap(({ tags }) => tags.split(' ')))].toSorted(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
type Edge = Awaited<ReturnType<typeof openEdge>>;

let edges: [Edge, Edge];
let shop: TestApp;
const lines: unknown[] = [];
beforeAll(async () => {
  edges = [await openEdge(), await openEdge()];
  const urls = edges.map(({ port }) => `http://127.0.0.1:${port}`).join(',');
  shop = await createTestApp({ PURGE_URLS: urls, PURGE_TOKEN: TOKEN });
  await purgedAll();
  // The log has lines of requests too.
  for (const level of ['warn', 'info'] as const)
    vi.spyOn(shop.app.log, level).mockImplementation((...line: unknown[]) => {
      if (line[0] instanceof Object && 'edge' in line[0]) lines.push(line);
    });
});
afterAll(async () => {
  await shop.close();
  await Promise.all(edges.map((edge) => edge.close()));
});

/** Each change is purged at once, and twice again. */
const PURGES = 3;

/** The connection to the database purges everything, at once and again. */
const purgedAll = async () => {
  for (const { purges } of edges)
    await vi.waitFor(() => expect(purges.filter(({ tags }) => tags === 'all')).toHaveLength(PURGES), WITHIN);
};

const idOf = async (slug: string) =>
  (await shop.db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
const update = (statement: string) => sql.raw(`update ${statement}`).execute(shop.db);
/** Waits for the last purge of a change of its own: nothing of earlier changes follows it. Then forgets all purges. */
const settle = async () => {
  for (const { purges } of edges) purges.length = 0;
  await sql`select pg_notify('catalogue_changed', 'settled')`.execute(shop.db);
  for (const { purges } of edges) {
    const settled = () => purges.filter(({ tags }) => tags.split(' ').includes('settled'));
    await vi.waitFor(() => expect(settled()).toHaveLength(PURGES), WITHIN);
    purges.length = 0;
  }
};

describe('a purger', () => {
  beforeEach(settle);

  it('purges a changed price at all edges, at once and again', async () => {
    const id = await idOf('wine-6');
    await update(`skus set price = price + 1 where sku = 'W6'`);
    for (const { purges } of edges) {
      await vi.waitFor(() => expect(purges).toHaveLength(PURGES), WITHIN);
      const purge = { method: 'PURGE', url: '/', tags: `list product-${id}`, token: TOKEN };
      expect(purges).toEqual([purge, purge, purge]);
    }
  });

  it('purges a product that is sold out, and nothing at an ordinary sale', async () => {
    const [few, out] = [await idOf('wine-6'), await idOf('wine-8')];
    await update(`skus set stock = stock - 1 where sku = 'W6'`);
    await update(`skus set stock = 0 where sku = 'W8'`);
    await vi.waitFor(() => expect(edges[0].tags()).toContain(`product-${out}`), WITHIN);
    expect(edges[0].tags()).not.toContain(`product-${few}`);
    expect(edges[0].tags().filter((tag) => tag.startsWith('stock-'))).toEqual([]);
  });

  it('sends a burst of changes in few requests', async () => {
    for (let n = 0; n < 60; n += 1)
      await update(`articles set content = content || '{"n": ${n}}' where slug = 'la-poda'`);
    await sql`select pg_notify('catalogue_changed', 'last')`.execute(shop.db);
    await vi.waitFor(() => expect(edges[0].tags()).toContain('last'), WITHIN);
    expect(edges[0].purges.length).toBeLessThan(30);
  });

  it('purges everything when changes may be lost', async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'shop-api catalogue'`.execute(shop.db);
    await purgedAll();
  });

  it('repeats what an edge missed while it was away, and logs the outage without secrets', async () => {
    const { port } = edges[1];
    await edges[1].close();
    lines.length = 0;
    const id = await idOf('wine-6');
    await update(`skus set price = price + 1 where sku = 'W6'`);
    await vi.waitFor(() => expect(lines).toHaveLength(1), WITHIN);
    // More failures than a purge and its repetitions.
    const metrics = async () => (await shop.app.inject('/metrics')).body;
    await vi.waitFor(
      async () => expect(await metrics()).toMatch(/shop_purges_total\{result="failed"\} [4-9]/),
      WITHIN,
    );
    edges[1] = await openEdge(port);
    await vi.waitFor(() => expect(edges[1].tags()).toContain(`product-${id}`), WITHIN);
    await vi.waitFor(() => expect(lines).toHaveLength(2), WITHIN);
    expect(lines).toEqual([
      [expect.objectContaining({ edge: `127.0.0.1:${port}` }), 'pages cannot be purged; it is tried again'],
      [{ edge: `127.0.0.1:${port}` }, 'pages can be purged again'],
    ]);
    expect(JSON.stringify(lines)).not.toContain(TOKEN);
    expect(await metrics()).toMatch(/shop_purges_total\{result="done"\} \d/);
  });
});

it('purges everything instead of more tags than a header has room for', async () => {
  const edge = await openEdge();
  const sent = vi.fn();
  const purger = createEdge({ url: `http://127.0.0.1:${edge.port}`, token: TOKEN, sent });
  purger.purge(Array.from({ length: 201 }, (_, n) => `product-${n}`));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith('done'), WITHIN);
  purger.purge(Array.from({ length: 100 }, (_, n) => `article-${'x'.repeat(100)}-${n}`));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2), WITHIN);
  expect(edge.purges.map(({ tags }) => tags)).toEqual(['all', 'all']);
  purger.stop();
  await edge.close();
});

it('does not hold up the stop while an edge hangs', async () => {
  const hung = createServer(() => undefined);
  await once(hung.listen(0, '127.0.0.1'), 'listening');
  const asked = once(hung, 'request');
  const { port } = hung.address() as AddressInfo;
  const other = await createTestApp({ PURGE_URLS: `http://127.0.0.1:${port}`, PURGE_TOKEN: TOKEN });
  // The first connection purges everything.
  await asked;
  await other.close();
  hung.closeAllConnections();
  hung.close();
});

it('needs a secret without spaces, and origins without credentials', () => {
  const load = (env: Record<string, string>) => () =>
    loadConfig({ APP_SECRET: 'x'.repeat(32), PURGE_TOKEN: TOKEN, ...env });
  expect(load({ PURGE_URLS: 'http://edge:6081', PURGE_TOKEN: '' })).toThrow(ConfigError);
  expect(load({ PURGE_URLS: 'http://edge:6081', PURGE_TOKEN: 'with a space in the middle' })).toThrow(
    ConfigError,
  );
  expect(load({ PURGE_URLS: 'http://user:pass@edge:6081' })).toThrow(ConfigError);
  expect(load({ PURGE_URLS: 'http://edge:6081, http://edge-2:6081' })().PURGE_URLS).toHaveLength(2);
});
