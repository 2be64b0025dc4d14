import fc from 'fast-check';
import { sql } from 'kysely';
import type { SearchAnswer } from 'shared-contracts/api/search.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness.ts';
import { importRows } from '../../../test/import-rows.ts';
import { manyRuns } from '../../../test/many-runs.ts';
import { changePricesOf } from '../catalogue/change-price.service.ts';
import { nearest } from './correct-words.ts';
import { wordsOf } from './fold.ts';
import { rankProducts } from './rank-products.repository.ts';
import { singular } from './words.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

type Item = { product_type: string; slug: string; name: string; price: number | null; images: string[] };
const ask = async (query: string, language = 'es') => {
  const answer = await shop.app.inject({
    url: `/api/search?${query}`,
    headers: { 'accept-language': language },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as Omit<SearchAnswer, 'data'> & { data: Item[] };
};
const search = (q: string, language?: string) => ask(`q=${encodeURIComponent(q)}&per_page=100`, language);
const slugs = async (q: string, language?: string) =>
  (await search(q, language)).data.map(({ slug }) => slug);

describe('the search', () => {
  it('finds products by name, ignoring accents, case and word order', async () => {
    for (const text of ['Ñandú 12', 'nandu 12', '12 ÑANDU', 'vino ñan 12']) {
      expect(await slugs(text), text).toContain('wine-12');
    }
    expect((await search('ñandu')).total).toBe(30);
    expect((await search('nandu 12')).corrected).toBeNull();
  });

  it('answers a text with an amount above every price', async () => {
    for (const text of ['vino hasta 9.999.999.999', 'vino sobre 3000000000', 'vino $2.000.000.000'])
      expect((await search(text)).total, text).toBeGreaterThan(0);
  });

  it('names the price that no product meets', async () => {
    const price = { key: 'price', values: ['', '1000'], label: null, is_met: false };
    expect(await search('pisco hasta 1.000')).toMatchObject({
      total: 1,
      terms: expect.arrayContaining([{ ...price, text: 'hasta 1.000' }]),
    });
    expect(await ask('q=pisco&price_max=1000')).toMatchObject({
      total: 1,
      terms: expect.arrayContaining([{ ...price, text: '' }]),
    });
  });

  it('finds products of every type, articles and events with their suggestion data', async () => {
    const { data } = await search('pisco');
    expect(data[0]).toMatchObject({
      product_type: 'Alcohol',
      slug: 'pisco-1',
      name: 'Pisco Reservado',
      price: 12990,
      reference_price: null,
      images: [expect.stringContaining('/storage/'), expect.stringContaining('/storage/')],
      stock: 2500,
    });
    expect(await slugs('encuentro')).toEqual(['box-1']);
    expect(await slugs('queso')).toEqual(['cheese-1']);
    const { data: content } = await search('vendimia');
    expect(content).toEqual([
      expect.objectContaining({ product_type: 'Event', slug: 'cena-de-vendimia', price: 46000 }),
      expect.objectContaining({
        product_type: 'Blog',
        slug: 'la-vendimia',
        name: 'La vendimia',
        price: null,
      }),
    ]);
  });

  it('ranks matches in name, brand, grape and region in this order', async () => {
    const { db } = shop;
    const idOf = (slug: string) =>
      db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
    // Give the word to wines against their rank: the last wine has it in its name, the first in its region.
    const { id: last } = await idOf('wine-30');
    await db.updateTable('product_texts').set({ name: 'Zarzaleño' }).where('product_id', '=', last).execute();
    const brand = await db
      .insertInto('brands')
      .values({ slug: 'zarzal', name: 'Zarzal' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('products').set({ brand_id: brand.id }).where('slug', '=', 'wine-29').execute();
    const { id: grape } = await idOf('wine-28');
    await db
      .insertInto('product_facets')
      .values({ product_id: grape, key: 'variedad', value: 'zarzal' })
      .execute();
    const label = { key: 'variedad', value: 'zarzal', label: 'Zarzal negro' };
    await db
      .insertInto('facet_labels')
      .values([{ ...label, locale: 'es' }])
      .execute();
    await db
      .updateTable('products')
      .set({ attributes: JSON.stringify({ region: 'Zarzales' }) })
      .where('slug', '=', 'wine-1')
      .execute();
    expect(await slugs('zarz')).toEqual(['wine-30', 'wine-29', 'wine-28', 'wine-1']);
  });

  it('ranks a whole word above a prefix', async () => {
    await shop.db
      .updateTable('product_texts')
      .set({ name: 'Reservadora lista' })
      .where('name', '=', 'Vino Ñandú 1')
      .execute();
    expect(await slugs('reservado')).toEqual(['pisco-1', 'wine-1']);
    await shop.db
      .updateTable('product_texts')
      .set({ name: 'Vino Ñandú 1' })
      .where('name', '=', 'Reservadora lista')
      .execute();
  });

  it.each([
    ['pisko', 'pisco-1'],
    ['quseo', 'cheese-1'],
    ['reservdo', 'pisco-1'],
    ['encuentor', 'box-1'],
    ['pisco resrvado', 'pisco-1'],
    ['vendimai', 'la-vendimia'],
  ])('tolerates a typo: %s', async (text, slug) => {
    const { data, corrected } = await search(text);
    expect(data.map((item) => item.slug)).toContain(slug);
    expect(corrected).toMatch(/^[\p{L}0-9 ]+$/u);
  });

  it.each([
    ['vino sin alcohol', 'es', 'sin alcohol'],
    ['vino que no es alcohol', 'es', 'no es alcohol'],
    ['no alcohol wine', 'en', 'no alcohol'],
  ])('reads no denied phrase as what it denies, and names it whole: %s', async (text, language, denied) => {
    const answer = await search(text, language);
    expect(new Set(answer.data.map(({ product_type }) => product_type))).toEqual(new Set(['Wine']));
    expect(answer).toMatchObject({
      corrected: null,
      terms: expect.arrayContaining([expect.objectContaining({ key: 'not', text: denied, is_met: false })]),
    });
  });

  it('finds nothing for a denial alone, unless the texts of a product have its words', async () => {
    expect(await search('sin alcohol')).toMatchObject({ data: [], total: 0, corrected: null });
    const rename = (from: string, name: string) =>
      shop.db.updateTable('product_texts').set({ name }).where('name', '=', from).execute();
    await rename('Vino Ñandú 1', 'Vino Sin Alcohol');
    for (const text of ['sin alcohol', 'vino sin alc', 'sin alcohol casa ñirre'])
      expect(await slugs(text), text).toEqual(['wine-1']);
    await rename('Vino Sin Alcohol', 'Vino Noir Alcohol');
    expect(await slugs('no alcohol')).toEqual([]);
    await rename('Vino Noir Alcohol', 'Vino Ñandú 1');
  });

  it('names the words that it left out as the shopper typed them', async () => {
    expect(await search('Ñandú Papá')).toMatchObject({ ignored: ['papá'] });
  });

  it('does not correct a text with results', async () => {
    expect(await search('reser')).toMatchObject({ corrected: null, total: 1 });
  });

  it('finds nothing for nonsense, punctuation or blanks', async () => {
    for (const text of ['xqzwvk', '%', '_', '   ', "';--", '🍷', '\\']) {
      expect(await search(text), text).toMatchObject({ data: [], total: 0, corrected: null });
    }
    expect((await shop.app.inject('/api/search')).json()).toMatchObject({ data: [], total: 0 });
  });

  it('uses the requested language', async () => {
    expect((await search('rhea 3', 'en')).data[0]).toMatchObject({ name: 'Rhea Wine 3' });
    expect((await search('rhea 3', 'es')).data.map(({ slug }) => slug)).not.toContain('wine-3');
  });

  it('finds a product by its sku, and singular by plural', async () => {
    expect((await slugs('G2'))[0]).toBe('cheese-1');
    expect(await slugs('quesos')).toEqual(['cheese-1']);
  });

  it('shows everything once over pages of six by default', async () => {
    const first = await ask('q=vino');
    expect(first.data).toHaveLength(6);
    expect(first.last_page).toBe(Math.ceil(first.total / 6));
    const pages = await Promise.all(
      Array.from({ length: first.last_page }, (_, index) => ask(`q=vino&page=${index + 1}`)),
    );
    const all = pages.flatMap(({ data }) => data.map(({ product_type, slug }) => `${product_type} ${slug}`));
    expect(all).toHaveLength(first.total);
    expect(new Set(all).size).toBe(first.total);
    expect((await ask('q=vino&page=900&per_page=100')).data).toEqual([]);
  });

  it('reads a price alone as one of every product', async () => {
    const { data, total } = await search('hasta 10.000');
    expect(total).toBeGreaterThan(0);
    expect(data.every(({ price }) => price !== null && price <= 10_000)).toBe(true);
    const cheapest = await ask(`q=${encodeURIComponent('lo más barato')}&per_page=5`);
    const prices = cheapest.data.map(({ price }) => price ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(prices[0]).toBe(Math.min(...data.map(({ price }) => price ?? 0)));
  });

  it('filters by the price that the page asks for, and sorts', async () => {
    const { data } = await ask('q=vino&price_min=10000&price_max=20000&sort=-price&per_page=100');
    const prices = data.map(({ price }) => price ?? 0);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(10_000);
    expect(Math.max(...prices)).toBeLessThanOrEqual(20_000);
    expect(prices[0]).toBe(Math.max(...prices));
  });

  it('finds a product by its new price and its offer, until the offer ends', async () => {
    const priced = (price: number, reference_price: string | null) =>
      shop.db
        .transaction()
        .execute((tx) => changePricesOf(tx, [{ sku: 'A1', price, reference_price }], 'test'));
    const isMet = async (key: string, text: string) =>
      (await search(text)).terms.find((term) => term.key === key)?.is_met;
    const found = async () => [
      await isMet('price', 'pisco hasta 1.000'),
      await isMet('offer', 'pisco en oferta'),
    ];
    expect(await found()).toEqual([false, false]);
    await priced(900, '12990');
    expect(await found()).toEqual([true, true]);
    await priced(12_990, null);
    expect(await found()).toEqual([false, false]);
  });

  it('can be restricted to some types', async () => {
    const { data } = await ask('q=vendimia&per_page=100&type=w&type=blog');
    expect(new Set(data.map(({ product_type }) => product_type))).toEqual(new Set(['Blog']));
    expect(await ask('q=vino&type=Box')).toMatchObject({ total: 0 });
    expect(await ask('q=vino&type=nothing')).toMatchObject({ total: 0 });
  });

  it('finds an article among articles beside many events with the same words', async () => {
    const copies = sql`insert into events overriding system value select (jsonb_populate_record(event, jsonb_build_object(
        'id', event.id + 1000 + copy, 'slug', 'copia-' || copy))).*
      from events event, generate_series(1, 12) copy where event.slug = 'cena-de-vendimia'`;
    await copies.execute(shop.db);
    const { data } = await ask('q=vendimia&type=blog');
    expect(data.map(({ slug }) => slug)).toEqual(['la-vendimia']);
    await shop.db.deleteFrom('events').where('slug', 'like', 'copia-%').execute();
  });

  it('reflects changes at once and drops withdrawn products', async () => {
    await shop.db
      .updateTable('brands')
      .set({ name: 'Bodega Quirquincho' })
      .where('name', '=', 'Casa Ñirre')
      .execute();
    expect(await slugs('quirquincho')).toContain('box-1');
    await shop.db
      .updateTable('brands')
      .set({ name: 'Casa Ñirre' })
      .where('name', '=', 'Bodega Quirquincho')
      .execute();
    expect(await slugs('quirquincho')).toEqual([]);

    await shop.db.updateTable('products').set({ is_active: false }).where('slug', '=', 'pisco-1').execute();
    expect(await slugs('pisco')).toEqual([]);
    await shop.db.updateTable('products').set({ is_active: true }).where('slug', '=', 'pisco-1').execute();
    expect(await slugs('pisco')).toEqual(['pisco-1']);

    await shop.db.deleteFrom('articles').where('slug', '=', 'la-vendimia').execute();
    expect(await slugs('vendimia')).toEqual(['cena-de-vendimia']);
    await shop.db.updateTable('events').set({ is_active: false }).execute();
    expect(await slugs('vendimia')).toEqual([]);
  });

  it('answers any text with 200 or a 4xx, never with a server error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 100, unit: 'grapheme' }), async (text) => {
        const answer = await shop.app.inject({ url: '/api/search', query: { q: text, per_page: '3' } });
        expect([200, 400, 422]).toContain(answer.statusCode);
      }),
      { numRuns: manyRuns(), seed: 4 },
    );
  });
});

describe('an unknown word', () => {
  const candidate = (
    word: string,
    more: { isHeard?: boolean; products?: number; isTrade?: boolean } = {},
  ) => ({
    word,
    text: word,
    isHeard: false,
    products: 1,
    isTrade: false,
    ...more,
  });
  it('becomes the word that sounds alike, else the one with the fewest edits', () => {
    const words = ['carmenere', 'carignan', 'malbec', 'merlot'].map((word) => candidate(word));
    expect(nearest('carmnere', words)?.text).toBe('carmenere');
    expect(nearest('melbec', words)?.text).toBe('malbec');
    expect(nearest('xyzzy', words)).toBeUndefined();
    const bordeaux = candidate('bordeaux', { isHeard: true });
    expect(nearest('bordo', [candidate('boldo'), bordeaux])?.text).toBe('bordeaux');
    // "con" sounds like "conté", but is another word.
    expect(nearest('conte', [candidate('con', { isHeard: true }), candidate('comte')])?.text).toBe('comte');
  });

  it('becomes a word of the trade before another word that is as near', () => {
    const words = [candidate('syrup', { products: 9 }), candidate('syrah', { isTrade: true })];
    expect(nearest('syrap', words)?.text).toBe('syrah');
  });

  it('becomes the one with fewer edits of two words that sound alike', () => {
    const words = ['guisqui', 'whisky'].map((word) => candidate(word, { isHeard: true, isTrade: true }));
    expect(nearest('wiski', words)?.text).toBe('whisky');
  });

  it('keeps the common stem of singular and plural', () => {
    const spanish = (word: string) => singular(word, 'es');
    expect(['quesos', 'licores', 'blanc', 'pais', 'los'].map(spanish)).toEqual([
      'queso',
      'licor',
      'blanc',
      'pais',
      'los',
    ]);
    expect(['wines', 'cheeses', 'cross'].map((word) => singular(word, 'en'))).toEqual([
      'wine',
      'cheese',
      'cross',
    ]);
  });
});

describe('the words of a text', () => {
  it('are the ones that the index stores', async () => {
    const letters = Array.from({ length: 0x17f }, (_, code) => String.fromCodePoint(code)).filter((letter) =>
      // NFKD splits Ŀ at its dot, which nobody types in this shop.
      /(?![Ŀŀ])[\p{L}\d .-]/u.test(letter),
    );
    const latin = fc.string({ unit: fc.constantFrom(...letters) });
    await fc.assert(
      fc.asyncProperty(latin, async (text) => {
        const { rows } = await sql<{ words: string[] }>`select search_words(${text}) as words`.execute(
          shop.db,
        );
        expect(wordsOf(text)).toEqual(rows[0]?.words);
      }),
      { numRuns: manyRuns() },
    );
  });
});

describe('equally good matches', () => {
  const setStock = (product: string, stock: number) =>
    shop.db
      .updateTable('skus')
      .set({ stock })
      .where('product_id', 'in', (eb) => eb.selectFrom('products').select('id').where('slug', '=', product))
      .execute();

  it('are ordered by units sold, with sold-out products last at once', async () => {
    const { sku } = await shop.db
      .selectFrom('skus as s')
      .innerJoin('products as p', 'p.id', 's.product_id')
      .where('p.slug', '=', 'wine-7')
      .select('s.sku')
      .executeTakeFirstOrThrow();
    await sql`insert into sales_of_skus (day, sku, units, clp, costed_units, costed_clp, cost)
      values (santiago_day(now()) - 1, ${sku}, 40, 40, 0, 0, 0)`.execute(shop.db);
    await rankProducts(shop.db);
    expect((await slugs('ñandu'))[0]).toBe('wine-7');
    await setStock('wine-7', 0);
    const { data } = (await ask(`q=${encodeURIComponent('ñandu')}&per_page=100`)) as unknown as SearchAnswer;
    const isSoldOut = data.map((item) => 'stock' in item && item.stock === 0);
    expect(data.findIndex(({ slug }) => slug === 'wine-7')).toBeGreaterThanOrEqual(isSoldOut.indexOf(true));
    expect(isSoldOut.lastIndexOf(false)).toBeLessThan(isSoldOut.indexOf(true));
    await setStock('wine-7', 12);
    expect((await slugs('ñandu'))[0]).toBe('wine-7');
  });

  it('are ranked again when a sale takes the last unit, and by no other sale', async () => {
    const rankOf = async () => {
      const { rows } = await sql<{ rank: number }>`
        select d.rank from search_documents d join products p on p.id = d.ref_id
        where d.kind = 'product' and d.locale = 'es' and p.slug = 'wine-7'`.execute(shop.db);
      return rows[0]?.rank;
    };
    await setStock('wine-7', 12);
    await sql`update search_documents set rank = 7 where kind = 'product'
      and ref_id = (select id from products where slug = 'wine-7')`.execute(shop.db);
    await setStock('wine-7', 11);
    expect(await rankOf()).toBe(7);
    await setStock('wine-7', 0);
    expect(await rankOf()).toBeGreaterThan(500_000_000);
    await setStock('wine-7', 12);
  });

  it('name the nearest ones in stock beside a sold-out product', async () => {
    await setStock('wine-7', 0);
    const { data, nearest: near } = (await ask(
      `q=${encodeURIComponent('Vino Ñandú 7')}`,
    )) as unknown as SearchAnswer;
    expect(data[0]).toMatchObject({ slug: 'wine-7', stock: 0 });
    expect(near.length).toBeGreaterThan(0);
    expect(near.every(({ stock }) => stock > 0)).toBe(true);
    await setStock('wine-7', 12);
  });

  it('are followed by the nearest ones in stock when they are few, but not while the shopper types', async () => {
    const few = `q=${encodeURIComponent('Vino Ñandú 7')}`;
    const whole = (await ask(`${few}&per_page=12`)) as unknown as SearchAnswer;
    expect(whole.data.map(({ slug }) => slug)).toEqual(['wine-7']);
    expect(whole.nearest).toHaveLength(4);
    expect(whole.nearest.every(({ slug, stock }) => slug !== 'wine-7' && stock > 0)).toBe(true);
    expect(((await ask(`${few}&per_page=6`)) as unknown as SearchAnswer).nearest).toEqual([]);
    expect(((await ask('q=tinto&per_page=12')) as unknown as SearchAnswer).nearest).toEqual([]);
  });

  it('are not named beside a gourmet product of which only the first format is sold out', async () => {
    await importRows(shop.db, [
      'type,slug,brand,name_es,sku,price,stock,image,tipo_gourmet',
      'gourmet,brie,Affineur,Brie,BR1,5990,4,/storage/g/a,quesos',
    ]);
    await setStock('cheese-1', 0);
    const nearestTo = async () =>
      ((await ask(`q=${encodeURIComponent('Queso de Cabra')}`)) as unknown as SearchAnswer).nearest;
    expect((await nearestTo()).map(({ slug }) => slug)).toEqual(['brie']);
    await shop.db.updateTable('skus').set({ stock: 3 }).where('sku', '=', 'G2').execute();
    expect(await nearestTo()).toEqual([]);
  });
});
