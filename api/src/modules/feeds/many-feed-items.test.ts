import { readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { FEED_PATHS } from 'shared-contracts/feeds';
import { describe, expect, it } from 'vitest';
import { type ApiProcess, startProcess } from '../../../test/process.ts';
import { openShop } from '../../../test/shopper.ts';
import type { Db } from '../../db/connect.ts';

const PRODUCTS = 100_000;
const LIMIT_MS = 20_000;
/** Memory of the API process above the memory before the request. */
const LIMIT_MB = 100;
/** A heap that the process just needs. V8 lets garbage grow up to the size of the heap before it collects it. */
const HEAP = '--max-old-space-size=128';

/**
 * 100,000 products on sale, delivered to 15 regions: wines, spirits, food in two formats and boxes of two. Each has a text of
 * 700 characters. Triggers of the shop's lists would take minutes.
 */
const fill = (db: Db) =>
  sql
    .raw(`
    set local statement_timeout = 0;
    set local session_replication_role = replica;
    insert into brands (slug, name) select 'brand-' || n, 'Viña ' || n from generate_series(1, 300) n;
    insert into products (type, slug, brand_id, attributes, image, cover_image, published_at, is_active, year)
      select case when n % 20 = 0 then 'Box' when n % 10 = 1 then 'GourmetProduct' when n % 10 = 2 then 'Alcohol'
        else 'Wine' end, 'many-' || n, (select id from brands where slug = 'brand-' || 1 + n % 300),
        '{"volume_ml": 750}', '/storage/x', '/storage/x', now(), true, 2000 + n % 25
      from generate_series(1, ${PRODUCTS}) n;
    insert into product_texts (product_id, locale, name, name_card, keywords, description)
      select p.id, l, 'Vino Reserva Carménère ' || p.id, 'x', 'chile tinto valle del maipo',
        repeat('Un vino de la costa, con fruta roja & madera. ', 15)
      from products p, unnest(array['es', 'en']) l where p.slug like 'many-%';
    insert into skus (sku, product_id, price, stock, reference_price)
      select 'S' || substr(slug, 6), id, 5000 + id * 7919 % 60000, id * 31 % 200,
        case when id % 5 = 0 then '90000' end
      from products where slug like 'many-%';
    insert into skus (sku, product_id, price, stock, position, format)
      select 'T' || substr(slug, 6), id, 5000, 9, 1, 500
      from products where slug like 'many-%' and type = 'GourmetProduct';
    insert into box_contents (box_sku, sku, qty)
      select 'S' || n, 'S' || n - k, k from generate_series(20, ${PRODUCTS}, 20) n, generate_series(1, 2) k;
    insert into regions (id, name, short_name, position) select 'x' || n, 'Región ' || n, 'Región ' || n, 100 + n
      from generate_series(1, 14) n;
    insert into communes (id, name, region_id, is_delivered) select 'x' || n, 'Comuna ' || n, 'x' || n, true
      from generate_series(1, 14) n;
    insert into shipping_rates (region_id, price, min_days, max_days) select 'x' || n, 3990, 1, 2
      from generate_series(1, 14) n;
    insert into settings (key, value) values ('channels', '{"google": true}')
      on conflict (key) do update set value = excluded.value;
    analyze products, product_texts, skus, box_contents, brands;`)
    .execute(db);

/** A size in memory from the kernel, which includes native memory, MB. */
const readMb = (pid: number | undefined, name: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Reads a feed as a program that keeps nothing of it. */
const read = async ({ base, child }: ApiProcess, path: string, encoding: string) => {
  const baseMb = readMb(child.pid, 'VmRSS');
  // Starts a new highest value.
  writeFileSync(`/proc/${child.pid}/clear_refs`, '5');
  const before = performance.now();
  const answer = await fetch(base + path, { headers: { 'accept-encoding': encoding } });
  expect(answer.status).toBe(200);
  let items = 0;
  let rest = '';
  for await (const part of (answer.body as NonNullable<typeof answer.body>).pipeThrough(
    new TextDecoderStream(),
  )) {
    const pieces = (rest + part).split('</item>');
    items += pieces.length - 1;
    rest = pieces.at(-1) ?? '';
  }
  expect(rest.trim()).toBe('</channel></rss>');
  return { items, ms: performance.now() - before, addedMb: readMb(child.pid, 'VmHWM') - baseMb };
};

describe.runIf(process.env.TEST_FULL === '1')('the feed of 100,000 products', () => {
  it(`takes ${LIMIT_MS} ms and ${LIMIT_MB} MB at most`, { timeout: 300_000 }, async () => {
    const shop = await openShop();
    try {
      await shop.db.transaction().execute(fill as never);
      const env = { API_ROLE: 'web', NODE_OPTIONS: HEAP };
      const api = await startProcess(shop, { port: await shop.freePort(), env });
      for (const path of Object.values(FEED_PATHS))
        for (const encoding of ['identity', 'gzip']) {
          const { items, ms, addedMb } = await read(api, path, encoding);
          if (process.env.PRINT_TIMES)
            console.log(path, encoding, items, `${ms.toFixed(0)} ms, ${addedMb.toFixed(0)} MB`);
          expect(items).toBeGreaterThanOrEqual(PRODUCTS);
          expect(ms, `${path} ${encoding}`).toBeLessThan(LIMIT_MS);
          expect(addedMb, `${path} ${encoding}`).toBeLessThan(LIMIT_MB);
        }
    } finally {
      await shop.close();
    }
  });
});
