import { createTestApp, type TestApp } from 'api/testing/harness';
import fc from 'fast-check';
import type { SearchAnswer } from 'shared-contracts/api/search.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Judged,
  type JudgedQuery,
  measureQuality,
  type Result,
  readProducts,
  readQueries,
  resultsOf,
} from '../src/search-quality/judge.ts';

let shop: TestApp;
let products: Record<'es' | 'en', Judged[]>;
beforeAll(async () => {
  // The words of the catalogue are kept between searches, as in a shop.
  shop = await createTestApp({ CATALOGUE_CACHE_MS: '5000' });
  products = { es: await readProducts(shop.db, 'es'), en: await readProducts(shop.db, 'en') };
});
afterAll(() => shop.close());

const ask = async ({ query, locale }: JudgedQuery): Promise<Result[]> => {
  const { body } = await shop.get(`/search?q=${encodeURIComponent(query)}&per_page=12`, locale);
  return resultsOf(body as SearchAnswer);
};

describe('the search', () => {
  it('answers what shoppers type by the facts that a right answer has', async () => {
    const quality = await measureQuality(await readQueries('queries'), products, ask);
    if (process.env.SHOW) console.log(JSON.stringify(quality, null, 1));
    expect(quality.ndcg5).toBeGreaterThanOrEqual(0.95);
    expect(quality.success3).toBeGreaterThanOrEqual(0.98);
    expect(quality.productsFirst).toBe(1);
    expect(quality.zero).toBe(0);
  });

  it.each([
    ['vino tinto sin alcohol', 'es', 'sin alcohol', 'w'],
    ['queso sin lactosa', 'es', 'sin lactosa', 'g'],
    ['red wine, no alcohol', 'en', 'no alcohol', 'w'],
    ['vino poco tánico', 'es', 'poco tánico', 'w'],
    ['vino bajo en alcohol', 'es', 'bajo en alcohol', 'w'],
    ['low alcohol wine', 'en', 'low alcohol', 'w'],
    ['vino de baja graduación', 'es', 'baja graduación', 'w'],
    ['vino con poca madera', 'es', 'poca madera', 'w'],
    ['vino sin mucho alcohol', 'es', 'sin mucho alcohol', 'w'],
    ['vino que no contenga sulfitos', 'es', 'no contenga sulfitos', 'w'],
    ["wine that doesn't have sulfites", 'en', 'not have sulfites', 'w'],
    ['busco un vino, un sin alcohol', 'es', 'sin alcohol', 'w'],
  ] as const)('names what "%s" denies and nothing has', async (text, locale, denied, code) => {
    const { body } = await shop.get(`/search?q=${encodeURIComponent(text)}&per_page=12`, locale);
    const { terms, counts, corrected, ignored } = body as SearchAnswer;
    expect(Object.keys(counts)).toEqual([code]);
    expect([corrected, ignored]).toEqual([null, []]);
    expect(terms.filter(({ is_met }) => !is_met).map((term) => term.text)).toEqual([denied]);
  });

  const firstFive = async (query: string, locale: 'es' | 'en' = 'es') =>
    (await ask({ query, locale, facts: [] })).slice(0, 5).map(({ slug }) => slug);

  const factsOfFound = async (text: string, locale: 'es' | 'en') => {
    const { body } = await shop.get(`/search?q=${encodeURIComponent(text)}&per_page=100`, locale);
    const { data, counts, terms, ignored } = body as SearchAnswer;
    const found = data.flatMap(({ slug }) => products.es.find((product) => product.slug === slug) ?? []);
    return { found, counts, ignored, unmet: terms.filter(({ is_met }) => !is_met) };
  };

  /** Whether a product has a fact, which may be a number: `year:2021`. */
  const hasFact = ({ facts, numbers }: Judged, fact: string): boolean => {
    const [key = '', value = ''] = fact.split(':');
    return facts.has(fact) || numbers[key]?.includes(Number(value)) === true;
  };

  it.each([
    ['no tinto', 'es', 'tipo:tinto', 'w'],
    ['vino que no sea tinto ni blanco', 'es', 'tipo:blanco', 'w'],
    ['no malbec o syrah', 'es', 'variedad:malbec', 'w'],
    ['no malbec o syrah', 'es', 'variedad:syrah', 'w'],
    ['wine, not malbec nor syrah', 'en', 'variedad:syrah', 'w'],
    ['vino que no sea chileno', 'es', 'pais:chile', 'w'],
    ['wine that is not chilean', 'en', 'pais:chile', 'w'],
    ["wine that isn't chilean", 'en', 'pais:chile', 'w'],
    ['queso que no sea de cabra', 'es', 'tipo_queso:cabra', 'g'],
    ['caja sin tinto', 'es', 'in:tipo:tinto', 'b'],
    ['no quiero vino tinto', 'es', 'tipo:tinto', 'w'],
    ['no vino tinto', 'es', 'tipo:tinto', 'w'],
    ['no me gusta el tinto', 'es', 'tipo:tinto', 'w'],
    ["I don't like red wine", 'en', 'tipo:tinto', 'w'],
    ['vino que no sea ni tinto ni blanco', 'es', 'tipo:tinto', 'w'],
    ['vino que no sea ni tinto ni blanco', 'es', 'tipo:blanco', 'w'],
    ['wine that is neither red nor white', 'en', 'tipo:tinto', 'w'],
    ['wine that is neither red nor white', 'en', 'tipo:blanco', 'w'],
    ['caja sin vino blanco', 'es', 'in:tipo:blanco', 'b'],
    ['caja que no tenga tinto', 'es', 'in:tipo:tinto', 'b'],
    ['quesos que no sean de cabra', 'es', 'tipo_queso:cabra', 'g'],
    ['vino que no venga de chile', 'es', 'pais:chile', 'w'],
    ['vino que no lleve cabernet', 'es', 'variedad:cabernet-sauvignon', 'w'],
    ['vino que no sea 2021', 'es', 'year:2021', 'w'],
    ['vino no del año 2021', 'es', 'year:2021', 'w'],
    ["wine that isn't 2021", 'en', 'year:2021', 'w'],
    ['no tinto francés', 'es', 'tipo:tinto', 'w'],
    ['no tinto de chile', 'es', 'tipo:tinto', 'w'],
    ['no seco', 'es', 'sweetness:1', 'w'],
    ['not too dry', 'en', 'sweetness:1', 'w'],
    ['no tinto 2021', 'es', 'tipo:tinto', 'w'],
    ['vino no 2018 o 2019', 'es', 'year:2018', 'w'],
    ['vino no 2018 o 2019', 'es', 'year:2019', 'w'],
    ['no tomo tinto', 'es', 'tipo:tinto', 'w'],
    ["I don't drink red", 'en', 'tipo:tinto', 'w'],
    ['vino que no contenga tinto', 'es', 'tipo:tinto', 'w'],
    ['vinos excepto tintos', 'es', 'tipo:tinto', 'w'],
    ['vinos salvo malbec', 'es', 'variedad:malbec', 'w'],
    ['ningún tinto', 'es', 'tipo:tinto', 'w'],
    ['vino excepto 2018', 'es', 'year:2018', 'w'],
    ['vino bajo en dulce', 'es', 'sweetness:4', 'w'],
    ['wine except red', 'en', 'tipo:tinto', 'w'],
    ['no tinto, tampoco blanco', 'es', 'tipo:blanco', 'w'],
    ['no quiero vino ni cerveza', 'es', 'tipo:cerveza-artesanal', 'w'],
  ] as const)('finds none of what "%s" denies', async (text, locale, denied, code) => {
    const { found, counts, ignored, unmet } = await factsOfFound(text, locale);
    expect(Object.keys(counts)).toEqual([code]);
    expect(found.length).toBeGreaterThan(2);
    expect(found.filter((product) => hasFact(product, denied))).toEqual([]);
    expect([unmet, ignored]).toEqual([[], []]);
  });

  it.each([
    ['vino que no sea dulce', 'es'],
    ['vinos que no sean dulces', 'es'],
    ['vinos que no sean muy dulces', 'es'],
    ['vino que no me salga dulce', 'es'],
    ['vino poco dulce', 'es'],
    ['vino nada dulce', 'es'],
    ['wine not too sweet', 'en'],
  ] as const)('finds the dry wines for "%s"', async (text, locale) => {
    const { found, unmet } = await factsOfFound(text, locale);
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter(({ numbers }) => (numbers.sweetness?.[0] ?? 0) > 2)).toEqual([]);
    expect(unmet).toEqual([]);
  });

  it.each([
    ['tinto orgánico', 'es', 'tinto'],
    ['blanco natural', 'es', 'blanco'],
    ['organic red wine', 'en', 'red'],
  ] as const)(
    'finds natural wines only for "%s", and names the colour that their texts lack',
    async (text, locale, colour) => {
      const { found, ignored } = await factsOfFound(text, locale);
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter(({ facts }) => !facts.has('tipo:natural'))).toEqual([]);
      expect(ignored).toEqual([colour]);
    },
  );

  it.each(['tinto o natural', 'natural o tinto'])('finds both types for "%s"', async (text) => {
    const { found } = await factsOfFound(text, 'es');
    for (const type of ['tipo:tinto', 'tipo:natural'])
      expect(
        found.some(({ facts }) => facts.has(type)),
        type,
      ).toBe(true);
  });

  it.each([
    // Boxes are for a food too.
    ['no para mariscos', 'food:mariscos', ['b', 'w']],
    ['no del maipo', 'place:maipo', ['w']],
    ['no tinto para mariscos', 'tipo:tinto', ['w']],
  ])('finds no cheese and no spirit for "%s"', async (text, denied, codes) => {
    const { found, counts } = await factsOfFound(text, 'es');
    expect(Object.keys(counts).toSorted()).toEqual(codes);
    expect(found.filter(({ facts }) => facts.has(denied))).toEqual([]);
  });

  it.each([
    ['vino no dulce no seco', 'w'],
    ['vino que no sea ni dulce ni seco', 'w'],
    ['queso que no sea francés', 'g'],
  ])(
    'names a denial that nothing meets instead of finding a product of that name: %s',
    async (text, code) => {
      const { counts, unmet } = await factsOfFound(text, 'es');
      expect(Object.keys(counts)).toEqual([code]);
      expect(unmet.map(({ key }) => key)).toEqual(['not']);
    },
  );

  it('keeps the price beside a word that nothing has', async () => {
    const { found, ignored } = await factsOfFound('xqzwvk bajo 10 mil', 'es');
    expect(ignored).toEqual(['xqzwvk']);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ price }) => price > 10_000)).toEqual([]);
  });

  it.each([
    ['Rioja Baja tinto', 'tipo:tinto'],
    ['Maipo bajo carmenere', 'variedad:carmenere'],
    ['unos pocos tintos', 'tipo:tinto'],
  ])('denies no fact in "%s"', async (text, fact) => {
    const { found } = await factsOfFound(text, 'es');
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ facts }) => !facts.has(fact))).toEqual([]);
  });

  it.each(['no quiero vino, quiero cerveza', 'not wine but beer'])(
    'finds what is wanted instead of wine: %s',
    async (text) => {
      const { found, counts, unmet } = await factsOfFound(text, 'es');
      expect(Object.keys(counts)).toEqual(['a']);
      expect(found.filter(({ facts }) => !facts.has('tipo:cerveza-artesanal'))).toEqual([]);
      expect(unmet).toEqual([]);
    },
  );

  it('denies nothing after "un poco"', async () => {
    expect((await factsOfFound('un poco dulce', 'es')).found.some(({ slug }) => slug.includes('late'))).toBe(
      true,
    );
  });

  it.each([
    ['vino no tan caro', 'es', 'vino barato'],
    ['vino no muy caro', 'es', 'vino barato'],
    ['vinos que no sean caros', 'es', 'vino barato'],
    ['vinos que no sean muy caros', 'es', 'vino barato'],
    ['no quiero un vino caro', 'es', 'vino barato'],
    ['vino que no salga caro', 'es', 'vino barato'],
    ['not too expensive red', 'en', 'cheap red'],
    ['vino no barato', 'es', 'vino caro'],
    ['low cost wine', 'en', 'cheap wine'],
    ['low budget wine', 'en', 'cheap wine'],
    ['vino que no cueste caro', 'es', 'vino barato'],
    ['vinos que no estén caros', 'es', 'vino barato'],
  ] as const)('orders "%s" by price from the other end', async (text, locale, same) => {
    expect(await firstFive(text, locale)).toEqual(await firstFive(same, locale));
  });

  it.each([
    ['whisky hasta 30 lucas', 1],
    ['vino de 3 lucas', 1],
    ['vino sobre 900 lucas', -1],
  ])('begins with the products nearest to the price that none meets: %s', async (text, direction) => {
    const { found, unmet } = await factsOfFound(text, 'es');
    expect(unmet.map(({ key }) => key)).toEqual(['price']);
    const prices = found.filter(({ inStock }) => inStock).map(({ price }) => price * direction);
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it.each([
    'vino para regalar',
    'caja de vino',
    'caja de vinos tintos',
    'vino tinto para regalar',
    'caja para asado',
  ])('gives boxes only for "%s"', async (text) => {
    const { body } = await shop.get(`/search?q=${encodeURIComponent(text)}&per_page=12`);
    const { data, counts } = body as SearchAnswer;
    expect(data.length).toBeGreaterThan(0);
    expect(Object.keys(counts)).toEqual(['b']);
  });

  it('finds the same for any order, case and accents of the words', async () => {
    const texts = ['vino tinto carmenere', 'queso azul frances', 'malbec argentino', 'pinot noir casablanca'];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...texts), fc.integer(), fc.boolean(), async (text, order, isLoud) => {
        const words = text.split(' ');
        // The two words of a grape's name stay together.
        const parts = text.startsWith('pinot') ? ['pinot noir', 'casablanca'] : words;
        const turn = Math.abs(order) % parts.length;
        const turned = [...parts.slice(turn), ...parts.slice(0, turn)].join(' ');
        expect(await firstFive(isLoud ? turned.toUpperCase().replaceAll('E', 'É') : turned)).toEqual(
          await firstFive(text),
        );
      }),
      { numRuns: 20 },
    );
  });

  it.each(['un buen', 'quiero', 'busco el mejor'])('finds the same after "%s"', async (filler) => {
    for (const text of ['vino tinto', 'queso de cabra', 'pisco', 'vino para cordero'])
      expect(await firstFive(`${filler} ${text}`), text).toEqual(await firstFive(text));
  });

  it.each(['cómo decantar', 'cuándo tomar carmenere', 'copa para decantar', 'cebolla y decantar'])(
    'corrects no question word and no word of an article: %s',
    async (text) => {
      const { body } = await shop.get(`/search?q=${encodeURIComponent(text)}&per_page=12`);
      expect((body as SearchAnswer).corrected).toBeNull();
    },
  );

  it.each(['fiestas patrias', 'congrio frito'])(
    'tells no correction that it then leaves out: %s',
    async (text) => {
      const { body } = await shop.get(`/search?q=${encodeURIComponent(text)}&per_page=12`);
      const { corrected, ignored, total } = body as SearchAnswer;
      expect(total).toBeGreaterThan(0);
      expect(corrected).toBeNull();
      for (const word of ignored) expect(text).toContain(word);
    },
  );

  it('puts products of the same type beside a sold-out one', async () => {
    const { body } = await shop.get('/search?q=gewurztraminer&per_page=12');
    const { data, nearest } = body as SearchAnswer;
    expect(data).toEqual([expect.objectContaining({ stock: 0 })]);
    const white = products.es.filter(({ facts }) => facts.has('tipo:blanco')).map(({ slug }) => slug);
    expect(nearest.length).toBeGreaterThan(0);
    for (const { slug } of nearest) expect(white).toContain(slug);
  });

  it('finds every wine by its brand and grape', async () => {
    const wines = await shop.db
      .selectFrom('products as p')
      .innerJoin('brands as b', 'b.id', 'p.brand_id')
      .innerJoin('product_facets as f', 'f.product_id', 'p.id')
      .innerJoin('facet_labels as l', (on) =>
        on.onRef('l.key', '=', 'f.key').onRef('l.value', '=', 'f.value').on('l.locale', '=', 'es'),
      )
      .where('p.type', '=', 'Wine')
      .where('p.is_active', '=', true)
      .where('f.key', '=', 'variedad')
      .select(['p.slug', 'b.name as brand', 'l.label as grape'])
      .execute();
    expect(wines.length).toBeGreaterThan(0);
    for (const { slug, brand, grape } of wines)
      expect(await firstFive(`${brand} ${grape}`), `${brand} ${grape}`).toContain(slug);
  });

  it('finds every product by its own name', async () => {
    // The search box takes 100 characters.
    for (const { slug, name } of await shop.db
      .selectFrom('products as p')
      .innerJoin('product_texts as t', 't.product_id', 'p.id')
      .where('t.locale', '=', 'es')
      .where('p.is_active', '=', true)
      .select(['p.slug', 't.name'])
      .execute())
      expect((await firstFive(name.slice(0, 100)))[0], name).toBe(slug);
  });

  it('finds nearly every product by its name with one wrong letter in a long word', async () => {
    let found = 0;
    let all = 0;
    for (const product of products.es) {
      const long = product.name.split(/[^a-z]+/).find((word) => word.length >= 6);
      if (!long) continue;
      const wrong = `${long.slice(0, 3)}${long[3] === 'x' ? 'k' : 'x'}${long.slice(4)}`;
      all += 1;
      if ((await firstFive(product.name.replace(long, wrong).slice(0, 100))).includes(product.slug))
        found += 1;
    }
    expect(found / all).toBeGreaterThanOrEqual(0.95);
  });
});
