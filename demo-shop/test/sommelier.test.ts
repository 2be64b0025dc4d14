import { FOODS, type FoodId } from 'api/foods';
import { CONTINENTS } from 'api/sommelier/continents';
import { type Conditions, SCALES, SKIN_TYPES, TANNIN } from 'api/sommelier/rule';
import { RULES } from 'api/sommelier/rules';
import { createTestApp, type TestApp } from 'api/testing/harness';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { ProductDetail } from 'shared-contracts/api/catalogue.schema';
import type { SommelierFood, SommelierWine } from 'shared-contracts/api/sommelier.schema';
import { LOCALES } from 'shared-contracts/locale';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let shop: TestApp;
/** Slug → product page, for all wines. */
const pages = new Map<string, ProductDetail>();
beforeAll(async () => {
  shop = await createTestApp();
  const wines = await shop.db.selectFrom('products').select('slug').where('type', '=', 'Wine').execute();
  for (const { slug } of wines) pages.set(slug, (await ask(`/wines/${slug}`)).body.data);
});
afterAll(() => shop.close());

const ask = async (url: string, language = 'es') => {
  const answer = await shop.app.inject({ url: `/api${url}`, headers: { 'accept-language': language } });
  return { status: answer.statusCode, body: answer.json() };
};
const winesOf = async (query: string, language = 'es'): Promise<SommelierWine[]> => {
  const { body } = await ask(`/sommelier/wines?per_page=100&${query}`, language);
  expect(body.total).toBeLessThanOrEqual(100);
  return body.data;
};
const countOf = async (query: string): Promise<number> =>
  (await ask(`/sommelier/count?${query}`)).body.data.count;
const skusOf = (wines: SommelierWine[]) => wines.map(({ sku }) => sku);

const VALUES: Record<string, string[]> = {
  continent: ['america', 'europa', 'oceania', 'nowhere'],
  country: ['chile', 'francia', 'espana', 'italia', 'argentina', 'atlantis'],
  food: [...FOODS.map(({ id }) => id), 'nothing'],
  type: ['tinto', 'blanco', 'rosado', 'espumante', 'dulce-late-harvest', 'none'],
  body: ['light', 'medium', 'full', 'huge'],
};
/** Arbitrary choices of the sommelier as query strings, from none to one of each kind. */
const choices = fc
  .record(
    Object.fromEntries(
      Object.entries(VALUES).map(([key, values]) => [
        key,
        fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 }),
      ]),
    ),
  )
  .map((choice) => Object.entries(choice).filter(([, values]) => values.length > 0));
const queryOf = (choice: [string, string[]][]) =>
  choice.map(([key, values]) => `${key}=${values.join(',')}`).join('&');

describe('the sommelier, for any choices,', () => {
  it('counts as many wines as it lists', async () => {
    await fc.assert(
      fc.asyncProperty(choices, async (choice) => {
        const query = queryOf(choice);
        expect(await countOf(query)).toBe((await winesOf(query)).length);
      }),
    );
  });

  it('lists after a further choice only wines that it listed before', async () => {
    await fc.assert(
      fc.asyncProperty(choices, fc.nat(), async (choice, at) => {
        fc.pre(choice.length > 0);
        const without = choice.filter((_, index) => index !== at % choice.length);
        const wide = new Set(skusOf(await winesOf(queryOf(without))));
        for (const sku of skusOf(await winesOf(queryOf(choice)))) expect(wide).toContain(sku);
      }),
    );
  });

  it('shows for each value the number of wines after choosing it', async () => {
    await fc.assert(
      fc.asyncProperty(choices, fc.nat(), async (choice, at) => {
        const { body } = await ask(`/sommelier/filters?${queryOf(choice)}`);
        expect(body.total).toBe(await countOf(queryOf(choice)));
        for (const { key, options } of body.data) {
          const option = options[at % Math.max(1, options.length)];
          if (!option) continue;
          const others = choice.filter(([name]) => name !== key);
          expect(await countOf(queryOf([...others, [key, [option.value]]])), `${key} ${option.value}`).toBe(
            option.count,
          );
        }
      }),
    );
  });
});

/** True if the wine's page meets the conditions of the rule. */
const isTrue = (wine: ProductDetail, { types, grapes, tannin, ...scales }: Conditions): boolean => {
  const [grape] = wine.strains;
  const grip = SKIN_TYPES.includes(wine.type?.value ?? '') ? TANNIN[grape?.value ?? ''] : undefined;
  const within = (value: number | null | undefined, range: readonly [number, number] | undefined) =>
    !range || (typeof value === 'number' && value >= range[0] && value <= range[1]);
  return (
    (!types || types.includes(wine.type?.value ?? '')) &&
    (!grapes || grapes.includes(grape?.value ?? '')) &&
    within(grip, tannin) &&
    SCALES.every((scale) => within(wine[scale], scales[scale]))
  );
};

describe('a reason', () => {
  it.each(FOODS.map(({ id }) => id))(
    'is true of every wine for %s, by the figures of its page',
    async (food: FoodId) => {
      const wines = await winesOf(`food=${food}`);
      expect(wines.length, 'a guide without wines is no guide').toBeGreaterThan(0);
      for (const { slug, reason, food: told } of wines) {
        expect(told.value).toBe(food);
        const page = pages.get(slug);
        const said = RULES[food].filter((rule) => rule.reason.es === reason);
        expect(said, `${slug}: ${reason}`).toHaveLength(1);
        expect(page && isTrue(page, said[0]?.when ?? {}), `${slug}: ${reason}`).toBe(true);
      }
    },
  );

  it('is given for exactly the wines in stock that meet its conditions', async () => {
    for (const { id } of FOODS) {
      const fitting = [...pages.values()].filter(
        (wine) => wine.stock > 0 && RULES[id].some(({ when }) => isTrue(wine, when)),
      );
      expect(new Set(skusOf(await winesOf(`food=${id}`))), id).toEqual(
        new Set(fitting.map(({ sku }) => sku)),
      );
    }
  });

  it('is in the requested language', async () => {
    const [wine] = await winesOf('food=mariscos', 'en');
    expect(RULES.mariscos.map(({ reason }) => reason.en)).toContain(wine?.reason);
    expect(wine?.food).toEqual({ value: 'mariscos', label: 'Shellfish' });
  });

  it('is a short, unique sentence in both languages', () => {
    for (const { id } of FOODS) {
      for (const locale of LOCALES) {
        const told = RULES[id].map(({ reason }) => reason[locale]);
        expect(new Set(told).size, id).toBe(told.length);
        for (const text of told) expect(text, id).toMatch(/^[A-ZÁÉÍÓÚ].{20,110}\.$/);
      }
      for (const { reason } of RULES[id]) expect(reason.en, id).not.toBe(reason.es);
    }
  });
});

describe('the guide', () => {
  it('offers continents with wines, and the countries of the chosen one', async () => {
    const { data } = (await ask('/sommelier/page-filters?continent=europa')).body;
    expect(data.continents.map(({ value }: { value: string }) => value)).toEqual(['america', 'europa']);
    const europe = CONTINENTS.find(({ value }) => value === 'europa')?.countries ?? [];
    expect(data.countries.length).toBeGreaterThan(2);
    for (const { value, continent, count } of data.countries) {
      expect(europe).toContain(value);
      expect(continent).toBe('europa');
      expect(count).toBe(await countOf(`country=${value}`));
    }
  });

  it('counts the wines of continents and countries that match the chosen food', async () => {
    const { data } = (await ask('/sommelier/page-filters?continent=america&food=mariscos')).body;
    for (const { value, count } of data.continents)
      expect(count, value).toBe(await countOf(`continent=${value}&food=mariscos`));
    expect(data.countries.length).toBeGreaterThan(0);
    for (const { value, count } of data.countries)
      expect(count, value).toBe(await countOf(`country=${value}&food=mariscos`));
  });

  it.each([
    ['es', 'Pescado blanco', 'América', 'Francia'],
    ['en', 'White fish', 'The Americas', 'France'],
  ])('names the chosen answers that leave no wine (%s)', async (language, ...names) => {
    const query = 'continent=america&country=francia&food=pescado-blanco';
    expect(await countOf(query)).toBe(0);
    const { data } = (await ask(`/sommelier/page-filters?${query}`, language)).body;
    const foods: SommelierFood[] = data.groups.flatMap(({ foods }: { foods: SommelierFood[] }) => foods);
    const france = data.countries.find(({ value }: { value: string }) => value === 'francia');
    expect([
      foods.find(({ id }) => id === 'pescado-blanco')?.label,
      data.continents.find(({ value }: { value: string }) => value === 'america')?.label,
      france?.label,
    ]).toEqual(names);
    expect(france).toMatchObject({ count: 0, continent: 'europa' });
  });

  it('names a chosen continent and country without a wine for the food', async () => {
    const query = 'continent=oceania&country=peru&food=postres';
    const { data } = (await ask(`/sommelier/page-filters?${query}`)).body;
    expect(data.continents).toContainEqual({ value: 'oceania', label: 'Oceanía', count: 0 });
    expect(data.countries).toContainEqual({ value: 'peru', label: 'Perú', count: 0, continent: 'america' });
    expect((await ask('/sommelier/page-filters?country=atlantis')).body.data.countries).not.toContainEqual(
      expect.objectContaining({ value: 'atlantis' }),
    );
  });

  it('offers foods that match wines of the chosen country, in groups', async () => {
    const { data } = (await ask('/sommelier/page-filters?country=argentina', 'en')).body;
    const foods: SommelierFood[] = data.groups.flatMap(({ foods }: { foods: SommelierFood[] }) => foods);
    expect(foods.map(({ id }) => id)).toContain('vacuno');
    for (const { id, count } of foods) expect(count, id).toBe(await countOf(`country=argentina&food=${id}`));
    expect(data.groups[0]).toMatchObject({ value: 'carnes', label: 'Meat' });
  });

  it('lists foods in pages, optionally those of a country', async () => {
    const all = (await ask('/sommelier/food?limit=100')).body;
    expect(all.total).toBe(FOODS.length);
    const second = (await ask('/sommelier/food?page=2&limit=5')).body;
    expect(second).toMatchObject({ current_page: 2, per_page: 5, last_page: 5, total: FOODS.length });
    expect(second.data).toEqual(all.data.slice(5, 10));
    const french = (await ask('/sommelier/food?limit=100&country=francia')).body;
    expect(french.total).toBeLessThan(FOODS.length);
    expect((await ask('/sommelier/food?country=atlantis')).body).toMatchObject({ data: [], total: 0 });
  });

  it('sorts wines whose page recommends the food before the others', async () => {
    const [first] = await winesOf('food=ceviche-sushi');
    const { attributes } = await shop.db
      .selectFrom('products')
      .select('attributes')
      .where('slug', '=', first?.slug ?? '')
      .executeTakeFirstOrThrow();
    expect((attributes as { foods?: string[] }).foods).toContain('ceviche-sushi');
  });

  it('recommends no sold-out wine', async () => {
    const [wine] = await winesOf('food=vacuno');
    const setStock = (stock: number) =>
      shop.db
        .updateTable('skus')
        .set({ stock })
        .where('sku', '=', wine?.sku ?? '')
        .execute();
    await setStock(0);
    expect(skusOf(await winesOf('food=vacuno'))).not.toContain(wine?.sku);
    await setStock(6);
    expect(skusOf(await winesOf('food=vacuno'))).toContain(wine?.sku);
  });

  it('shows each wine once over all pages, those whose page names the food first', async () => {
    const all = await winesOf('food=vacuno');
    const pages: SommelierWine[] = [];
    for (let page = 1; pages.length < all.length; page += 1)
      pages.push(...(await ask(`/sommelier/wines?food=vacuno&per_page=3&page=${page}`)).body.data);
    expect(skusOf(pages)).toEqual(skusOf(all));
    expect(new Set(skusOf(all)).size).toBe(all.length);
    const named = await shop.db
      .selectFrom('products as p')
      .innerJoin('skus as s', 's.product_id', 'p.id')
      .select('s.sku')
      .where(sql<boolean>`p.attributes -> 'foods' ? 'vacuno'`)
      .execute();
    const isNamed = skusOf(all).map((sku) => named.some((row) => row.sku === sku));
    expect(isNamed).toEqual(isNamed.toSorted((a, b) => Number(b) - Number(a)));
  });

  it.each([
    '/sommelier/wines?food=%27%20or%201=1--',
    '/sommelier/wines?country=%00&country=%E2%80%AE',
    '/sommelier/page-filters?continent=__proto__',
    '/sommelier/filters?food[]=x&food=constructor',
    `/sommelier/count?type=${'x'.repeat(300)}`,
    '/sommelier/food?page=0',
    '/sommelier/wines?page=99999&per_page=100',
  ])('answers %s without a server error', async (url) => {
    const { status, body } = await ask(url);
    expect(status).toBeLessThan(500);
    if (status === 200 && url.includes('wines')) expect(body.data).toEqual([]);
  });
});

describe('the sommelier’s index', () => {
  /** Food that the sommelier names for a wine; undefined if it does not list the wine. */
  const told = async (slug: string) => (await winesOf('')).find((wine) => wine.slug === slug)?.food.value;
  const products = () => shop.db.updateTable('products').where('slug', '=', SLUG);
  const SLUG = 'cellar-wine';

  beforeAll(async () => {
    const { slug } = await shop.db
      .selectFrom('products')
      .select('slug')
      .where(sql<boolean>`attributes -> 'foods' ? 'mariscos'`)
      .where('type', '=', 'Wine')
      .orderBy('rank')
      .executeTakeFirstOrThrow();
    await shop.db.updateTable('products').set({ slug: SLUG }).where('slug', '=', slug).execute();
  });

  it('follows changes of a wine’s page', async () => {
    expect(await told(SLUG)).toBeDefined();
    await products()
      .set({ attributes: JSON.stringify({ body: 5, foods: ['queso-azul'] }) })
      .execute();
    expect(await told(SLUG)).toBeUndefined();
    await products()
      .set({ attributes: JSON.stringify({ body: 5, sweetness: 5, acidity: 4, foods: ['queso-azul'] }) })
      .execute();
    const { id } = await shop.db
      .selectFrom('products')
      .select('id')
      .where('slug', '=', SLUG)
      .executeTakeFirstOrThrow();
    await shop.db.deleteFrom('product_facets').where('product_id', '=', id).execute();
    await shop.db
      .insertInto('product_facets')
      .values({ product_id: id, key: 'tipo', value: 'dulce-late-harvest' })
      .execute();
    expect(await told(SLUG)).toBe('queso-azul');
  });

  it('drops a wine that is taken off sale, and adds it again when it returns', async () => {
    await products().set({ is_active: false }).execute();
    expect(await told(SLUG)).toBeUndefined();
    await products().set({ is_active: true }).execute();
    expect(await told(SLUG)).toBe('queso-azul');
  });

  it('equals a newly built index after all these changes', async () => {
    const kept = () => shop.db.selectFrom('cellar').selectAll().orderBy('product_id').execute();
    const before = await kept();
    await shop.db.deleteFrom('cellar').execute();
    await sql`select keep_cellar(array(select id from products))`.execute(shop.db);
    expect(await kept()).toEqual(before);
  });
});
