import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/harness.ts';
import { type CatalogueChange, readChange } from '../db/catalogue-changes.ts';

/** Reads of each kind of cached response. */
const READS = [
  '/wines',
  '/wines/filters',
  '/wines/wine-1',
  '/wines/wine-6',
  '/boxes/box-1',
  '/gourmets',
  '/offers',
  '/product-category/tinto',
  '/search?q=wine&per_page=50',
  '/search?q=poda',
  '/recommendations?skus=W1',
  '/sommelier/filters',
  '/sommelier/wines',
  '/sommelier/food',
  '/blogs',
  '/blogs/filters',
  '/blogs/la-poda',
  '/events',
  '/events/cata-de-tintos',
  '/pages/home',
  '/pages/vinos',
  '/pages/shopping-cart',
  '/regions',
  '/regions/13/communes',
];

const picture = { image: '/i', alt: '', width: 1, height: 1 };
const link = { text: 'l', link: '/' };
const seo = { title: 't', description: 'd', image: null, keywords: '' };
const HOME = {
  seo,
  hero: { title: 't', text: 't', picture, picture_portrait: picture, actions: [] },
  sales_areas: [],
  picks: { title: 't', link, products: ['wine-1', 'wine-6'] },
  sommelier: { title: 't', text: 't', foods: [], link },
  gift_boxes: { title: 't', text: 't', picture, link },
  offers: { title: 't', link },
  wine_bar: { title: 't', text: 't', picture, link },
  journal: { title: 't', link, articles: [] },
  alcohol_warning: 'w',
  events: { title: 't', link },
};
const LAYOUT = { pre_footer: { address_text: 'Calle Uno 12', phones: [] } };
const CART = {
  seo,
  banner_with_title: { title: 't', background_image: null },
  shopping_cart_descriptions: { gift_card_price: 1 },
};
const LISTING = { seo, title: 't', text: 't' };

let shop: TestApp;
let listener: pg.Client;
const heard: CatalogueChange[] = [];
beforeAll(async () => {
  shop = await createTestApp();
  await shop.db
    .insertInto('pages')
    .values(
      Object.entries({ home: HOME, layout: LAYOUT, 'shopping-cart': CART, vinos: LISTING }).map(
        ([slug, content]) => ({
          slug,
          locale: 'es' as const,
          content: JSON.stringify(content),
        }),
      ),
    )
    .execute();
  listener = new pg.Client({ connectionString: shop.url });
  await listener.connect();
  listener.on('notification', ({ payload }) => heard.push(readChange(payload)));
  await listener.query('listen catalogue_changed');
});
afterAll(async () => {
  await listener.end();
  await shop.close();
});

interface Read {
  status: number;
  body: string;
  tags: string[];
}
const readAll = async (): Promise<Map<string, Read>> => {
  const reads = await Promise.all(
    READS.map(async (path) => {
      const { statusCode: status, body, headers } = await shop.app.inject(`/api${path}`);
      return [path, { status, body, tags: String(headers['surrogate-key'] ?? '').split(' ') }] as const;
    }),
  );
  return new Map(reads);
};

/** A product page without its related products: it may miss one that became related. */
const shownIn = (body: string | undefined): string => {
  const answer = JSON.parse(body ?? '{}');
  if (answer.data?.contents) delete answer.data.related;
  return JSON.stringify(answer);
};

/** Tags that a statement sends. Notifications of one transaction arrive with its answer or before the next one. */
const tagsOf = async (statement: string): Promise<string[]> => {
  heard.length = 0;
  await sql.raw(statement).execute(shop.db);
  await listener.query('select');
  return [...new Set(heard.flatMap((change) => (change === 'all' ? ['all'] : change)))].toSorted();
};
const idOf = async (slug: string) =>
  (await shop.db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;

const CHANGES = [
  `update skus set stock = stock - 1 where sku in ('W1', 'W6')`,
  `update skus set stock = 0 where sku = 'W1'`,
  `update skus set stock = 12 where sku = 'W1'`,
  `update skus set price = price + 10, reference_price = '99999' where sku = 'W6'`,
  `update products set is_active = false where slug = 'wine-1'`,
  `update products set is_active = true where slug = 'wine-1'`,
  `update product_texts set name = name || ' new' where locale = 'es'
    and product_id = (select id from products where slug = 'wine-6')`,
  `update brands set name = name || ' new'`,
  `update facet_labels set label = label || ' new' where key = 'tipo'`,
  `delete from product_facets where key = 'variedad'`,
  `update box_contents set qty = qty + 1`,
  `insert into product_companions select a.id, b.id, 0 from products a, products b
    where a.slug = 'wine-1' and b.slug = 'wine-6'`,
  `update articles set content = jsonb_set(content, '{es,title}', '"Otra poda"') where slug = 'la-poda'`,
  `update articles set product_slugs = '{wine-6}' where slug = 'la-poda'`,
  `update blog_topics set label = '{"es": "Otro"}'`,
  `update events set seats_taken = seats_taken + 1`,
  `insert into settings values ('gift-box', '{"price": 1234}')`,
  `update pages set content = jsonb_set(content, '{pre_footer,address_text}', '"Calle Dos"') where slug = 'layout'`,
  `update pages set content = content || '{"title": "Otro"}' where slug = 'vinos'`,
  `update regions set name = name || ' new' where id = '13'`,
  `delete from products where slug = 'wine-9'`,
];

describe('a change of the shop', () => {
  it.each(CHANGES)('names a tag of each response that it changes: %s', async (statement) => {
    const before = await readAll();
    const tags = await tagsOf(statement);
    const after = await readAll();
    let changed = 0;
    for (const [path, { status, body, tags: known }] of before) {
      if (path !== '/wines/wine-1') expect(status, path).toBe(200);
      if (status !== 200 || shownIn(after.get(path)?.body) === shownIn(body)) continue;
      changed += 1;
      expect.soft(tags.includes('all') || known.some((tag) => tags.includes(tag)), path).toBe(true);
    }
    expect(changed).toBeGreaterThan(0);
  });

  it('is only a stock while units are left, and the whole product when the last one goes or comes back', async () => {
    const [wine, box] = [await idOf('wine-1'), await idOf('box-1')];
    const stocks = [`stock-${wine}`, `stock-${box}`].toSorted();
    const facts = ['list', `product-${wine}`, `product-${box}`, ...stocks].toSorted();
    await tagsOf(`update skus set stock = 100 where sku in (select sku from box_contents)`);
    expect(await tagsOf(`update skus set stock = stock - 1 where sku = 'W1'`)).toEqual(stocks);
    expect(await tagsOf(`update skus set stock = 0 where sku = 'W1'`)).toEqual(facts);
    expect(await tagsOf(`update skus set stock = 100 where sku = 'W1'`)).toEqual(facts);
    expect(await tagsOf(`update skus set stock = stock where sku = 'W1'`)).toEqual([]);
  });

  it('counts a box as sold out when a content lacks the units of one box', async () => {
    const [wine, box] = [await idOf('wine-1'), await idOf('box-1')];
    await sql`update box_contents set qty = 6 where sku = 'W1'`.execute(shop.db);
    expect(await tagsOf(`update skus set stock = 5 where sku = 'W1'`)).toEqual(
      ['list', `product-${box}`, `stock-${box}`, `stock-${wine}`].toSorted(),
    );
  });

  it('is everything when it touches too many products to name', async () => {
    await sql`
      insert into products (type, slug, brand_id, image, cover_image)
      select 'Wine', 'many-' || n, (select min(id) from brands), 'i', 'i' from generate_series(1, 150) n
    `.execute(shop.db);
    expect(await tagsOf(`update products set rank = rank + 1 where slug like 'many-%'`)).toEqual(['all']);
  });

  it('is nothing when a statement changes no value', async () => {
    expect(await tagsOf(`update products set updated_at = now()`)).toEqual([]);
    expect(await tagsOf(`update facet_labels set label = label`)).toEqual([]);
  });
});
