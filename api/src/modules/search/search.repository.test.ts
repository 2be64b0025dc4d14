import type { SearchSort } from 'shared-contracts/domain/list-query';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness.ts';
import { conditionsOf } from './conditions.ts';
import { keepLexicon } from './keep-lexicon.ts';
import { findPage } from './search.repository.ts';
import { understand } from './understand.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const SORTS: SearchSort[] = ['relevance', 'price', '-price'];
/** More documents than are collected and sorted. */
const MANY = 1_000_000;
/** Documents that are read in order, but counted by the index. */
const SOME = 15_000;
const most = 1000;
const sizes = (products: number) => ({ most, products, ofTypes: products });

const wantedOf = async (text: string) => {
  const lexicon = await keepLexicon(shop.db, false).read();
  return conditionsOf(understand(text, 'es', lexicon), { locale: 'es', lexicon, isByName: false });
};

it.each(['no tinto', 'hasta 10.000'])('expects no product named by "%s"', async (text) => {
  expect((await wantedOf(text)).near.inName.documents).toBe(0);
});

it('expects each wine once, however many types are denied', async () => {
  const [wines] = (await wantedOf('no tinto')).conditions;
  expect((await wantedOf('no tinto ni blanco')).conditions[0]).toEqual(wines);
});

it.each(SORTS)('reads the same pages by %s whether few or many products are expected', async (sort) => {
  const { db } = shop;
  for (const text of ['tinto', 'vino', 'ñandú']) {
    const wanted = await wantedOf(text);
    const { inName } = wanted.near;
    const expecting = (documents: number, inNames: number) => ({
      wanted: {
        ...wanted,
        conditions: wanted.conditions.map((condition) => ({ ...condition, documents })),
        near: { ...wanted.near, inName: { ...inName, documents: inNames } },
      },
      content: null,
    });
    const whole = { sort, limit: 99, offset: 0, pins: [], arePinsFirst: false };
    const { cards } = await findPage(db, expecting(1, 1), whole, sizes(1));
    expect(cards.length).toBeGreaterThan(8);
    const soldOut = cards.slice(1, 3).map(({ sku }) => sku);
    await db.updateTable('skus').set({ stock: 0 }).where('sku', 'in', soldOut).execute();
    for (const page of [
      whole,
      // The first products in order do not fill it.
      { ...whole, limit: 2, offset: 5 },
      { ...whole, limit: 6, offset: 6, types: ['Wine' as const] },
      { ...whole, types: ['Box' as const] },
      { ...whole, limit: 6, pins: [cards.at(8)?.id ?? 0], arePinsFirst: true },
    ]) {
      const few = await findPage(db, expecting(1, 1), page, sizes(1));
      for (const [documents, inNames] of [
        [SOME, 1],
        [SOME, SOME],
        [MANY, MANY],
      ] as const)
        expect(
          await findPage(db, expecting(documents, inNames), page, sizes(documents)),
          `${text} ${JSON.stringify(page)}`,
        ).toEqual(few);
    }
  }
});
