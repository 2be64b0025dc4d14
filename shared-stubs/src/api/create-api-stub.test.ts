import { catalogue } from 'shared-contracts/api/catalogue';
import type { ProductDetail, ProductList } from 'shared-contracts/api/catalogue.schema';
import type { SearchAnswer } from 'shared-contracts/api/search.schema';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerSuccess, StubDriftError } from './answer-success.ts';
import { createApiStub } from './create-api-stub.ts';
import { createInitialState } from './initial-state.ts';
import { SCENARIOS, type ScenarioName } from './scenarios.ts';

const read = async <T>(url: string, scenario: ScenarioName = 'normal', locale = 'es') => {
  const stub = createApiStub({ scenario });
  const answer = await stub.handle({ method: 'GET', url, headers: { 'Accept-Language': locale } });
  return { ...answer, json: JSON.parse(answer.body) as T };
};
const listWines = async (query = '', scenario: ScenarioName = 'normal') =>
  (await read<ProductList>(`/api/wines${query}`, scenario)).json;

describe('a request', () => {
  it('to an address outside of the contract is answered with 404', async () => {
    const { status, json } = await read<{ code: string }>('/api/nothing');
    expect([status, json.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('with an invalid body is refused with a message for each field, in the requested language', async () => {
    const { status, body } = await createApiStub().handle({
      method: 'POST',
      url: '/api/login',
      headers: { 'accept-language': 'en' },
      body: { email: 'nobody', password: '' },
    });
    expect(status).toBe(422);
    expect(JSON.parse(body)).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { email: 'Enter a valid email.', password: 'This field is required.' },
    });
  });

  it('with an invalid query is refused with a message for the field', async () => {
    const { status, json } = await read<{ fields: object }>('/api/wines?per_page=500');
    expect([status, Object.keys(json.fields)]).toEqual([422, ['per_page']]);
  });

  it('with a body that is not JSON is refused', async () => {
    const { status } = await createApiStub().handle({ method: 'POST', url: '/api/login', body: '{"email"' });
    expect(status).toBe(400);
  });
});

describe('lists', () => {
  it('are split into pages', async () => {
    const first = await listWines('?per_page=5');
    const second = await listWines('?per_page=5&page=2');
    expect(first.data).toHaveLength(5);
    expect(second.current_page).toBe(2);
    expect(second.data[0]?.id).not.toBe(first.data[0]?.id);
  });

  // The test must notice this fault in shared-stubs/src/api/select-products.ts
  // - price <= precio_max
  // + price >= precio_max
  it('apply filters and sorting', async () => {
    const all = await listWines('?per_page=100');
    const red = await listWines('?tipo=tinto&per_page=100&sort=-price');
    const white = await listWines('?tipo=blanco&per_page=100');
    const both = await listWines('?tipo=tinto,blanco&per_page=100');
    expect(red.total).toBeGreaterThan(0);
    expect(red.total).toBeLessThan(all.total);
    expect(both.total).toBe(red.total + white.total);
    expect(red.data.map(({ price }) => price)).toEqual(
      red.data.map(({ price }) => price).toSorted((a, b) => b - a),
    );
  });

  it('are in the requested language', async () => {
    const es = (await read<ProductList>('/api/boxes')).json.data;
    const en = (await read<ProductList>('/api/boxes', 'normal', 'en')).json.data;
    expect(es.map(({ id }) => id)).toEqual(en.map(({ id }) => id));
    expect(es[0]?.description_card).not.toBe(en[0]?.description_card);
  });

  it('have a detail for every product, by id and by slug', async () => {
    const { data } = await listWines('?per_page=100');
    for (const { id, slug, name } of data) {
      const byId = await read<{ data: ProductDetail }>(`/api/wines/${id}`);
      const bySlug = await read<{ data: ProductDetail }>(`/api/wines/${slug}`);
      expect([byId.json.data.name, bySlug.json.data.name]).toEqual([name, name]);
    }
    expect((await read('/api/wines/no-such-wine')).status).toBe(404);
  });

  it('have a detail for every event and article', async () => {
    for (const list of ['events', 'blogs']) {
      const { data } = (await read<{ data: { id: number; title: string }[] }>(`/api/${list}`)).json;
      expect(data.length).toBeGreaterThan(2);
      for (const { id, title } of data)
        expect((await read<{ data: object }>(`/api/${list}/${id}`)).json.data).toMatchObject({ id, title });
    }
  });
});

describe('the search', () => {
  const search = async (query: string) =>
    (await read<SearchAnswer>(`/api/search?${query}`)).json.data.map(({ product_type }) => product_type);

  it('finds products and articles by words, restricted to the requested kinds', async () => {
    expect(await search('q=carmenere')).toContain('Wine');
    for (const [code, kind] of [
      ['a', 'Alcohol'],
      ['blog', 'Blog'],
      ['event', 'Event'],
    ])
      expect(new Set(await search(`q=a&type=${code}`))).toEqual(new Set([kind]));
    expect(await search('q=xylophone')).toEqual([]);
  });

  const sentence = async (q: string, rest = '', language: 'es' | 'en' = 'es') =>
    (
      await read<SearchAnswer>(
        `/api/search?per_page=100&q=${encodeURIComponent(q)}${rest}`,
        'normal',
        language,
      )
    ).json;

  it('understands kinds, filters, years and prices, and says what it gave up', async () => {
    const red = await sentence('un buen vino tinto');
    expect(red.terms.map(({ key, values }) => [key, values[0]])).toEqual([
      ['kind', 'wine'],
      ['tipo', 'tinto'],
    ]);
    expect(red.counts).toMatchObject({ w: 36, b: 0 });
    expect((await sentence('red wine', '', 'en')).counts).toEqual(red.counts);
    const cheap = await sentence('vino tinto hasta 1');
    expect(cheap.terms.find(({ key }) => key === 'price')).toMatchObject({ is_met: false });
    expect(cheap.counts).toEqual(red.counts);
    const old = await sentence('merlot 2001');
    expect(old.terms.map(({ key, is_met }) => [key, is_met])).toEqual([
      ['variedad', true],
      ['year', false],
    ]);
    expect(await sentence('tinto xylophone')).toMatchObject({ ignored: ['xylophone'] });
    expect((await sentence('pinot nuar')).corrected).toBe('pinot noir');
  });

  it('filters by price, and sorts', async () => {
    const { data } = await sentence('vino', '&price_min=8000&price_max=15000&sort=-price');
    const prices = data.flatMap((item) => ('sku' in item ? [item.price] : []));
    expect(Math.max(...prices)).toBeLessThanOrEqual(15_000);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(8_000);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  });
});

describe('scenarios', () => {
  it('sold out: every stock is 0', async () => {
    const { data } = await listWines('?per_page=100', 'sold-out');
    expect(data.every(({ stock }) => stock === 0)).toBe(true);
  });

  it('price changed: the product page shows a higher price than the list', async () => {
    const [listed] = (await listWines('', 'price-changed')).data;
    const page = await read<{ data: ProductDetail }>(`/api/wines/${listed?.id}`, 'price-changed');
    expect(page.json.data.price).toBe(Math.round(((listed?.price ?? 0) * 1.1) / 10) * 10);
  });

  it('empty: a list has one page without items', async () => {
    expect(await listWines('?page=2', 'empty')).toMatchObject({
      data: [],
      total: 0,
      current_page: 1,
      last_page: 1,
    });
  });

  it('empty: filters and searches count nothing', async () => {
    const filters = await read<{ total: number }>('/api/wines/filters', 'empty');
    expect(filters.json.total).toBe(0);
    const found = await read<{ counts: object }>('/api/search?q=vino', 'empty');
    expect(found.json).toMatchObject({ data: [], total: 0, counts: { w: 0, b: 0, g: 0, a: 0 } });
  });

  it('sold out: a page after the last one counts the products of the others', async () => {
    const { total, data } = await listWines('?page=99', 'sold-out');
    expect(data).toEqual([]);
    expect(total).toBeGreaterThan(0);
  });

  it('long texts: names become longer; slugs, skus and picture addresses do not', async () => {
    const [before] = (await listWines()).data;
    const [after] = (await listWines('', 'long-texts')).data;
    expect(after?.name).toBe(`${before?.name} ${before?.name} ${before?.name}`);
    expect([after?.slug, after?.sku, after?.frontend_image]).toEqual([
      before?.slug,
      before?.sku,
      before?.frontend_image,
    ]);
  });

  it('slow: the response says how many milliseconds to wait', async () => {
    expect((await read('/api/wines', 'slow')).delayMs).toBe(4_000);
  });

  it('invalid: a valid form gets 422 with an error for each of its fields', async () => {
    const { status, body } = await createApiStub({ scenario: 'invalid' }).handle({
      method: 'POST',
      url: '/api/login',
      body: { email: 'sofia.rojas@correo.example', password: 'tres copas' },
    });
    expect([status, Object.keys(JSON.parse(body).fields)]).toEqual([422, ['email', 'password']]);
  });

  it('can be changed while the stub runs, also for a single endpoint', async () => {
    const stub = createApiStub();
    const status = async (path: string) => (await stub.handle({ method: 'GET', url: `/api${path}` })).status;
    expect(await status('/wines')).toBe(200);
    stub.choose({ scenario: 'server-error' });
    expect(await status('/wines')).toBe(500);
    stub.choose({ overrides: { [catalogue.wines.list.id]: 'normal' } });
    expect([await status('/wines'), await status('/boxes')]).toEqual([200, 500]);
  });
});

it('passes every answer to its listener until the listener unsubscribes', async () => {
  const stub = createApiStub();
  const told: unknown[] = [];
  const stop = stub.onAnswer(({ endpoint, status, url }) => told.push([endpoint, status, url]));
  await stub.handle({ method: 'GET', url: 'http://localhost:3000/api/wines?page=1' });
  await stub.handle({ method: 'GET', url: '/api/nothing' });
  stop();
  await stub.handle({ method: 'GET', url: '/api/wines' });
  expect(told).toEqual([
    ['list-wines', 200, '/api/wines?page=1'],
    [null, 404, '/api/nothing'],
  ]);
});

it('gives the same answer for the same seed, and throws if its own answer breaks the contract', async () => {
  const ask = async (seed?: number) =>
    (await createApiStub({ seed }).handle({ method: 'GET', url: '/api/sommelier/count' })).body;
  expect(await ask()).toBe(await ask());
  const entry = { endpoint: catalogue.wines.list, schema: { response: z.object({ vintage: z.int() }) } };
  const request = { params: {}, query: {}, headers: {}, body: undefined };
  const context = {
    request,
    path: '/wines',
    locale: 'es',
    state: createInitialState('es'),
    effect: SCENARIOS.normal.effect,
    gatewayForm: () => null,
    now: () => Date.now(),
  } as const;
  await expect(answerSuccess(entry, context, 1)).rejects.toThrow(StubDriftError);
});

it('draws one picture for one name, in any format and width, and another for another name', async () => {
  const [a, b, c] = await Promise.all(
    ['/storage/products/a.1a2b3c4d.avif?w=320', '/storage/products/a.1a2b3c4d.webp', '/storage/scenes/b'].map(
      (url) => createApiStub().handle({ method: 'GET', url }),
    ),
  );
  expect(a?.headers['content-type']).toBe('image/svg+xml');
  expect(a?.body).toBe(b?.body);
  expect(c?.body).not.toBe(a?.body);
});
