import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { migrate } from './migrate.ts';

const NAME = '0106-dishes-and-feasts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const set = (locale: string, phrase: string, facts: string[]) =>
  sql`
  insert into search_synonyms (locale, phrase, facts) values (${locale}, ${phrase}, ${facts})
  on conflict (locale, phrase) do update set facts = excluded.facts`.execute(shop.db);
const factsOf = async (locale: string, phrase: string) =>
  (
    await sql<{ facts: string[] }>`
      select facts from search_synonyms where locale = ${locale} and phrase = ${phrase}`.execute(shop.db)
  ).rows[0]?.facts;

it('replaces the meanings of the shop’s start and keeps those of staff', async () => {
  // As migration 0053 wrote them.
  await set('es', 'vegano', ['food:verduras']);
  await set('es', 'pate', ['tipo_gourmet:foie-gras-y-pates']);
  // Given by staff.
  await set('en', 'vegan', ['tipo:natural']);
  await set('en', 'pate', []);
  await set('es', 'navidad', ['tipo:espumante']);
  await sql`delete from kysely_migration where name = ${NAME}`.execute(shop.db);

  expect(await migrate(shop.db)).toEqual([NAME]);

  expect(await factsOf('es', 'vegano')).toBeUndefined();
  expect(await factsOf('es', 'pate')).toEqual(['food:cecinas', 'tipo_gourmet:foie-gras-y-pates']);
  expect(await factsOf('en', 'vegan')).toEqual(['tipo:natural']);
  expect(await factsOf('en', 'pate')).toEqual([]);
  expect(await factsOf('es', 'navidad')).toEqual(['tipo:espumante']);
  expect(await factsOf('en', 'christmas')).toEqual(['tipo:para-regalar']);
});
