import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/harness.ts';
import { readBreadth } from './breadth.service.ts';
import { countHits, findHits, gatherHits } from './search.repository.ts';
import { readWords } from './words.ts';
import { stagesOf, toQuery } from './words-query.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it.each(['vino', 'vi', 'alerce', 'carmenere chile', 'vino tinto maule 2019', 'vendimia', 'nothing-like-it'])(
  'both query plans return the same results for "%s"',
  async (text) => {
    const { db } = shop;
    const queries = stagesOf(await readWords(db, text, 'es'), 'es');
    const { rarest } = await readBreadth(db, queries);
    if (!rarest) throw new Error('a small shop has no broad words');
    for (const [limit, offset] of [
      [6, 0],
      [6, 6],
      [100, 0],
    ] as const) {
      const wanted = {
        locale: 'es' as const,
        stages: queries.map((one) => ({ query: toQuery(one), isBroad: false })),
      };
      const broad = { ...wanted, stages: wanted.stages.map((stage) => ({ ...stage, isBroad: true })) };
      const gathered = await gatherHits(
        db,
        { ...wanted, rarest: toQuery(rarest) },
        { limit, offset, most: 20 },
      );
      for (const way of [wanted, broad]) {
        expect(await findHits(db, way, { limit, offset })).toEqual(gathered.hits);
        expect(await countHits(db, way, 20)).toBe(gathered.total);
      }
    }
  },
);

it('looks up the rarest two words of many', async () => {
  const queries = stagesOf(await readWords(shop.db, 'vino reservado pisco', 'es'), 'es');
  const { rarest } = await readBreadth(shop.db, queries);
  expect(rarest?.words.map(([first]) => first).toSorted()).toEqual(['es1pisco', 'es1reservado']);
});
