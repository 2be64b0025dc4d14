import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

type Card = { slug: string; price: number; reference_price: unknown; product_type: string };
type Group = { key: string; options: { value: string; count: number; selected: boolean }[] };
const get = (url: string) => shop.app.inject(`/api${url}`);
const read = async (url: string) => {
  const answer = await get(url);
  expect(answer.statusCode, `${url} ${answer.body}`).toBe(200);
  return answer.json();
};

describe('the offers', () => {
  it('are discounted products of every type, sortable by discount', async () => {
    await shop.db.updateTable('skus').set({ reference_price: '9990' }).where('sku', '=', 'G1').execute();
    const { data, total } = await read('/offers?sort=discount&per_page=100');
    expect(total).toBe(7);
    expect(data[0]).toMatchObject({ slug: 'cheese-1', product_type: 'GourmetProduct' });
    expect(data.every(({ price, reference_price }: Card) => Number(reference_price) > price)).toBe(true);
    // A reference price that is text instead of a number does not make the product an offer.
    expect(data.map(({ slug }: Card) => slug)).not.toContain('wine-3');
    expect((await read('/offers/filters')).total).toBe(7);
    await shop.db.updateTable('skus').set({ reference_price: null }).where('sku', '=', 'G1').execute();
    expect((await read('/offers')).total).toBe(6);
  });
});

describe('a category', () => {
  it.each([
    ['vinos', '/wines'],
    ['Wines', '/wines'],
    ['w', '/wines'],
    ['cajas', '/boxes'],
    ['productos-gourmet', '/gourmets'],
    ['alcoholes', '/alcohols'],
    ['ofertas', '/offers'],
  ])('%s lists the same as %s', async (category, list) => {
    const query = '?per_page=100&sort=name';
    expect(await read(`/product-category/${category}${query}`)).toEqual(await read(`${list}${query}`));
  });

  it('may be a filter value of any type, and is not found when unknown', async () => {
    const { data, total } = await read('/product-category/casa-nirre?per_page=100');
    expect(total).toBe((await read('/product-category/productos?marca=casa-nirre')).total);
    expect(new Set(data.map(({ product_type }: Card) => product_type))).toEqual(new Set(['Wine', 'Box']));
    const filters = await read('/product-category/casa-nirre/filters');
    expect(filters.total).toBe(total);
    for (const url of ['/product-category/nothing', '/product-category/nothing/filters']) {
      expect((await get(url)).json()).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
    }
  });
});

const VALUES: Record<string, string[]> = {
  tipo: ['tinto', 'blanco', 'rosado', 'verde'],
  variedad: ['carmenere', 'pais', 'chardonnay'],
  marca: ['vina-alerce', 'casa-nirre', 'domaine-vitrail'],
  pais: ['chile', 'francia'],
};
const choice = fc.record({
  ...Object.fromEntries(Object.entries(VALUES).map(([key, values]) => [key, fc.subarray(values)])),
  precio_min: fc.option(fc.integer({ min: 0, max: 40_000 }), { nil: undefined }),
  precio_max: fc.option(fc.integer({ min: 0, max: 40_000 }), { nil: undefined }),
  q: fc.option(fc.constantFrom('vino', 'carmenere', 'nandu 2', 'alerce'), { nil: undefined }),
});
type Choice = Record<string, string[] | string | number | undefined>;

/**
 * Creates a query: several values as repeated keys or joined by commas, and an unknown key that the API
 * ignores.
 */
const toQuery = (chosen: Choice, isRepeated: boolean): string => {
  const query = new URLSearchParams({ unknown: 'x' });
  for (const [key, value] of Object.entries(chosen)) {
    if (Array.isArray(value) && isRepeated) for (const one of value) query.append(key, one);
    else if (value !== undefined && String(value) !== '') query.append(key, String(value));
  }
  return query.toString();
};

it('counts equal the lists for any selection in any notation', async () => {
  await fc.assert(
    fc.asyncProperty(choice, async (any) => {
      const chosen = any as Choice;
      const { data, total, price } = await read(`/wines/filters?${toQuery(chosen, true)}`);
      expect(await read(`/wines/filters?${toQuery(chosen, false)}`)).toEqual({ data, total, price });
      expect((await read(`/wines?${toQuery(chosen, true)}`)).total).toBe(total);
      for (const { key, options } of data as Group[]) {
        for (const { value, count, selected } of options) {
          const alone = await read(`/wines?${toQuery({ ...chosen, [key]: [value] }, true)}`);
          expect(alone.total, `${key}=${value} beside ${toQuery(chosen, true)}`).toBe(count);
          expect(selected).toBe((chosen[key] as string[]).includes(value));
        }
      }
    }),
    { seed: 4 },
  );
});

it.each(['tipo=tinto', 'marca=casa-nirre&marca=domaine-vitrail', 'pais=francia', 'variedad=pais'])(
  'a single choice keeps the other options: %s',
  async (query) => {
    const key = query.split('=')[0];
    const optionsOf = ({ data }: { data: Group[] }) =>
      data.find((group) => group.key === key)?.options.map(({ value, count }) => [value, count]);
    expect(optionsOf(await read(`/wines/filters?${query}`))).toEqual(optionsOf(await read('/wines/filters')));
  },
);

it('cached counts equal fresh counts after any change of the catalogue', async () => {
  const kept = async () =>
    await shop.db
      .selectFrom('facet_counts')
      .selectAll()
      .where('count', '<>', 0)
      .orderBy(['scope', 'facet'])
      .execute();
  const counted = async () => {
    const rows = await shop.db.selectFrom('product_listing').select(['type', 'discount', 'facets']).execute();
    const counts = new Map<string, number>();
    for (const { type, discount, facets } of rows) {
      for (const scope of [type, 'all', ...(discount === null ? [] : ['offers'])]) {
        for (const facet of ['', ...facets])
          counts.set(`${scope} ${facet}`, (counts.get(`${scope} ${facet}`) ?? 0) + 1);
      }
    }
    return counts;
  };
  const same = async () => {
    const rows = await kept();
    expect(new Map(rows.map(({ scope, facet, count }) => [`${scope} ${facet}`, count]))).toEqual(
      await counted(),
    );
  };
  await same();
  await shop.db.updateTable('products').set({ is_active: false }).where('slug', '=', 'wine-4').execute();
  await same();
  await shop.db.updateTable('skus').set({ price: 1 }).where('sku', 'in', ['W5', 'W6']).execute();
  await same();
  await shop.db.deleteFrom('product_facets').where('value', '=', 'tinto').execute();
  await same();
  await shop.db.deleteFrom('products').where('slug', '=', 'wine-7').execute();
  await shop.db.updateTable('products').set({ is_active: true }).where('slug', '=', 'wine-4').execute();
  await same();
});
