import { createTestApp, type TestApp } from 'api/testing/harness';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

/** Limit of SQL statements. The seed has over a thousand rows, and one statement per row would be slow. */
const MOST_STATEMENTS = 50;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const read = async (url: string, language: string) => {
  const answer = await shop.app.inject({ url: `/api${url}`, headers: { 'accept-language': language } });
  expect(answer.statusCode, `${url} ${answer.body.slice(0, 300)}`).toBe(200);
  return answer.json();
};

describe.each(['es', 'en'])('the seeded shop in %s', (language) => {
  it('shows current picks and offers on the home page', async () => {
    const { data } = await read('/pages/home', language);
    expect(data.picks.products).toHaveLength(8);
    expect(data.offers.products).toHaveLength(4);
    for (const { price, reference_price, stock } of data.offers.products) {
      expect(reference_price).toBeGreaterThan(price);
      expect(stock).toBeGreaterThan(0);
    }
    const shares: number[] = data.offers.products.map(
      (one: { price: number; reference_price: number }) => one.price / one.reference_price,
    );
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  });

  it('has the articles that the home page shows, with the same texts and dates', async () => {
    const { data: home } = await read('/pages/home', language);
    expect(home.journal.articles).toHaveLength(3);
    for (const { title, text, link, date, picture } of home.journal.articles) {
      const { data: article } = await read(`/blogs/${link.replace('/blog/', '')}`, language);
      expect(article).toMatchObject({ title, lead: text, date, picture });
      expect(article.reading_minutes).toBeGreaterThanOrEqual(3);
    }
  });
});

it('is written in few statements, each with many rows', () => {
  expect(inject('seedStatements')).toBeLessThan(MOST_STATEMENTS);
});

it('has about 120 products: some sold out, some reduced, one with 12 left, several above 2,000', async () => {
  const skus = await shop.db
    .selectFrom('skus as s')
    .innerJoin('sku_availability as a', 'a.sku', 's.sku')
    .select(['a.stock', 's.price', 's.reference_clp'])
    .execute();
  const { n } = await shop.db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  expect(Number(n)).toBeGreaterThanOrEqual(110);
  expect(skus.filter(({ stock }) => stock === 0).length).toBeGreaterThan(2);
  expect(skus.filter(({ stock }) => stock === 12).length).toBeGreaterThan(0);
  expect(skus.filter(({ stock }) => stock > 2000).length).toBeGreaterThan(1);
  expect(skus.filter(({ price, reference_clp }) => (reference_clp ?? 0) > price).length).toBeGreaterThan(5);
});

it('has the 16 regions and their 346 communes', async () => {
  const { data } = await read('/regions', 'es');
  expect(data).toHaveLength(16);
  const communes = await Promise.all(
    data.map(({ id }: { id: string }) => read(`/regions/${id}/communes`, 'es')),
  );
  expect(communes.flatMap((answer) => answer.data)).toHaveLength(346);
});
