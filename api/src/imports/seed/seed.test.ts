import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixture } from '../../../test/fixture.ts';
import { createTestApp, type TestApp } from '../../../test/harness.ts';
import * as ownWords from '../../db/migrations/0010-own-words.ts';
import type { ContentItem } from '../content/entry.ts';
import { seed } from './seed.ts';

const page = (slug: string, es: string, en = es): ContentItem => ({
  kind: 'page',
  slug,
  words: { es: { words: es }, en: { words: en } },
});
const withContent = (...items: ContentItem[]) => ({ ...fixture, content: [...fixture.content, ...items] });
const data = withContent(page('auth', 'hola', 'hello'));

const withSlug = (rows: (typeof fixture.products)[number], slug: string) => ({
  ...rows,
  product: { ...rows.product, slug },
});

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const stockOf = async (sku: string) =>
  (await shop.db.selectFrom('skus').select('stock').where('sku', '=', sku).executeTakeFirst())?.stock;
const countProducts = async () =>
  Number(
    (
      await shop.db
        .selectFrom('products')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('seeding a shop with data', () => {
  it('adds nothing twice and keeps stock, prices and pages', async () => {
    await seed(shop.db, data);
    await shop.db.updateTable('skus').set({ stock: 3, price: 1 }).where('sku', '=', 'W1').execute();
    await shop.db
      .updateTable('pages')
      .set({ content: '{"words":"mine"}' })
      .where('slug', '=', 'auth')
      .execute();
    const before = await countProducts();

    expect(await seed(shop.db, data)).toEqual({ added: 0, reset: 0 });

    expect(await countProducts()).toBe(before);
    expect(await stockOf('W1')).toBe(3);
    const offers = await shop.db
      .selectFrom('pages')
      .select('content')
      .where('slug', '=', 'auth')
      .executeTakeFirst();
    expect(offers?.content).toEqual({ words: 'mine' });
  });

  it('updates only texts that an older seed wrote', async () => {
    await seed(shop.db, withContent(page('events', 'old'), page('blog', 'old')));
    await shop.db
      .updateTable('pages')
      .set({ content: '{"words":"mine"}' })
      .where('slug', '=', 'blog')
      .execute();
    const renewed = fixture.content.map((item): ContentItem => {
      if (item.kind !== 'article' || item.slug !== 'la-poda') return item;
      return { ...item, words: { es: { ...item.words.es, title: 'La poda, de nuevo' } } };
    });

    await seed(shop.db, { ...data, content: [...renewed, page('events', 'new'), page('blog', 'new')] });

    const pages = await shop.db
      .selectFrom('pages')
      .select(['slug', 'content'])
      .where('slug', 'in', ['events', 'blog'])
      .where('locale', '=', 'es')
      .orderBy('slug')
      .execute();
    expect(pages).toEqual([
      { slug: 'blog', content: { words: 'mine' } },
      { slug: 'events', content: { words: 'new' } },
    ]);
    expect((await shop.app.inject('/api/blogs/la-poda')).json().data.title).toBe('La poda, de nuevo');
  });

  it('updates rows that an earlier release seeded, after a migration', async () => {
    // Migrations take `Kysely<unknown>`: a database without table types.
    const tables = shop.db as unknown as Kysely<unknown>;
    await sql`
      alter table articles drop column product_slugs, drop column seeded;
      alter table pages drop column seeded;
      alter table events drop column seeded`.execute(tables);
    await shop.db
      .insertInto('pages')
      .values({ slug: 'offers', locale: 'es', content: '{"words":"old"}' })
      .execute();
    await ownWords.up(tables);
    await seed(shop.db, withContent(page('offers', 'new')));
    const stored = await shop.db
      .selectFrom('pages')
      .select('content')
      .where('slug', '=', 'offers')
      .where('locale', '=', 'es')
      .executeTakeFirst();
    expect(stored?.content).toEqual({ words: 'new' });
  });

  it('keeps date and seats of an event, and a reset keeps reserved seats', async () => {
    const event = () =>
      shop.db
        .selectFrom('events')
        .select(['starts_at', 'seats_taken', 'capacity'])
        .where('slug', '=', 'cata-de-tintos')
        .executeTakeFirstOrThrow();
    await shop.db
      .updateTable('events')
      .set({
        starts_at: '2030-01-01T20:00:00Z',
        ends_at: '2030-01-01T22:00:00Z',
        capacity: 9,
        seats_taken: 8,
      })
      .where('slug', '=', 'cata-de-tintos')
      .execute();
    await seed(shop.db, data);
    expect(await event()).toEqual({
      starts_at: new Date('2030-01-01T20:00:00Z'),
      seats_taken: 8,
      capacity: 9,
    });
    await seed(shop.db, data, { reset: true });
    // The seed sets a capacity of six, but eight seats are reserved.
    expect(await event()).toMatchObject({ seats_taken: 8, capacity: 8 });
    expect((await event()).starts_at.getTime()).toBeLessThan(Date.now() + 5 * 86_400_000);
  });

  it('keeps the amount for free delivery, until a reset', async () => {
    const amount = async () => {
      const rates = shop.db.selectFrom('shipping_rates').select('free_from').where('region_id', '=', '13');
      return (await rates.executeTakeFirstOrThrow()).free_from;
    };
    await shop.db
      .updateTable('shipping_rates')
      .set({ free_from: 20_000 })
      .where('region_id', '=', '13')
      .execute();
    await seed(shop.db, data);
    expect(await amount()).toBe(20_000);
    await seed(shop.db, data, { reset: true });
    expect(await amount()).toBeNull();
  });

  it('does not restore rows that the merchant deleted, until a reset', async () => {
    const remaining = async () =>
      Promise.all([
        shop.db.selectFrom('products').select('id').where('slug', '=', 'wine-9').executeTakeFirst(),
        shop.db.selectFrom('articles').select('id').where('slug', '=', 'la-poda').executeTakeFirst(),
        shop.db.selectFrom('events').select('id').where('slug', '=', 'cata-de-tintos').executeTakeFirst(),
        shop.db
          .selectFrom('shipping_rates')
          .select('region_id')
          .where('region_id', '=', '13')
          .executeTakeFirst(),
      ]);
    await shop.db.deleteFrom('products').where('slug', '=', 'wine-9').execute();
    await shop.db.deleteFrom('articles').where('slug', '=', 'la-poda').execute();
    await shop.db.deleteFrom('events').where('slug', '=', 'cata-de-tintos').execute();
    await shop.db.deleteFrom('shipping_rates').where('region_id', '=', '13').execute();

    expect(await seed(shop.db, data)).toEqual({ added: 0, reset: 0 });
    expect(await remaining()).toEqual([undefined, undefined, undefined, undefined]);

    // Simulate a shop of an earlier release: its table `seeded_names` is empty.
    await sql`delete from seeded_names`.execute(shop.db);
    expect(await seed(shop.db, data)).toEqual({ added: 0, reset: 0 });
    expect(await remaining()).toEqual([undefined, undefined, undefined, undefined]);

    expect(await seed(shop.db, data, { reset: true })).toEqual({ added: 1, reset: 32 });
    expect(await remaining()).not.toContain(undefined);
    expect((await shop.app.inject('/api/wines/wine-9')).json().data.price).toBe(13000);
  });

  it('adds new products of a later seed, keeps the brand’s name, and skips known skus', async () => {
    const [first] = fixture.products;
    const [sku] = first?.skus ?? [];
    if (!first || !sku) throw new Error('the fixture is empty');
    const { name } = first.brand;
    await shop.db.updateTable('brands').set({ name: 'Renombrada' }).where('name', '=', name).execute();
    const later = [
      { ...withSlug(first, 'of-a-later-seed'), skus: [{ ...sku, sku: 'LATER' }] },
      { ...withSlug(first, 'same-sku'), skus: [{ ...sku, price: 1 }] },
    ];
    const products = [...fixture.products, ...later];

    expect(await seed(shop.db, { ...data, products })).toEqual({ added: 1, reset: 0 });

    const { brand } = (await shop.app.inject('/api/wines/of-a-later-seed')).json().data;
    expect(brand.name).toBe('Renombrada');
    expect((await shop.app.inject('/api/wines/same-sku')).statusCode).toBe(404);
    await shop.db.deleteFrom('products').where('slug', '=', 'of-a-later-seed').execute();
    await seed(shop.db, data, { reset: true });
  });

  it('restores its own products on reset and keeps the merchant’s', async () => {
    await shop.db.updateTable('skus').set({ stock: 3 }).where('sku', '=', 'W1').execute();
    await shop.db.updateTable('products').set({ slug: 'my-own' }).where('slug', '=', 'pisco-1').execute();
    await shop.db.updateTable('skus').set({ sku: 'MINE' }).where('sku', '=', 'A1').execute();

    expect(await seed(shop.db, data, { reset: true })).toEqual({ added: 1, reset: 32 });

    expect(await stockOf('W1')).toBe(12);
    expect((await shop.app.inject('/api/alcohols/my-own')).json().data.sku).toBe('MINE');
    expect((await shop.app.inject('/api/boxes/box-1')).json().data.contents).toHaveLength(2);
  });

  it('changes nothing in a dry run', async () => {
    await shop.db.updateTable('skus').set({ stock: 5 }).where('sku', '=', 'W1').execute();
    expect(await seed(shop.db, data, { reset: true, dryRun: true })).toEqual({ added: 0, reset: 33 });
    expect(await stockOf('W1')).toBe(5);
  });

  it('changes nothing when a product is invalid', async () => {
    const [first] = fixture.products;
    if (!first) throw new Error('the fixture is empty');
    const products = [
      { ...withSlug(first, 'new-one'), skus: [{ sku: 'NEW', price: 990 }] },
      { ...withSlug(first, 'broken'), skus: [{ sku: 'BROKEN', price: -1 }] },
    ];
    await expect(seed(shop.db, { ...data, products })).rejects.toThrow('violates check constraint');
    expect((await shop.app.inject('/api/wines/new-one')).statusCode).toBe(404);
  });
});
