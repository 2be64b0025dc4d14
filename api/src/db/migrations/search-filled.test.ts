import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { migrate } from './migrate.ts';

const FILL = '0059-search-filled';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const documents = async () =>
  (await sql`select * from search_documents order by kind, ref_id, locale`.execute(shop.db)).rows;
const counts = async () =>
  (await sql`select * from lexeme_counts where documents <> 0 order by lexeme`.execute(shop.db)).rows;

it('fills the documents of the version before, once, while several processes migrate', async () => {
  const filled = { documents: await documents(), counts: await counts() };
  await sql`
    update search_documents set price = null, rank = 7, lexemes = array_to_tsvector(array(
      select lexeme from unnest(lexemes) where lexeme !~ '^..[06]'))
    where kind = 'product'`.execute(shop.db);
  await sql`delete from kysely_migration where name = ${FILL}`.execute(shop.db);
  expect(await documents()).not.toEqual(filled.documents);

  expect((await Promise.all([migrate(shop.db), migrate(shop.db)])).flat()).toEqual([FILL]);

  expect(await documents()).toEqual(filled.documents);
  expect(await counts()).toEqual(filled.counts);
});

it('go on when another process has executed one of them meanwhile', async () => {
  const { rows } = await sql<object>`delete from kysely_migration where name = ${FILL} returning *`.execute(
    shop.db,
  );
  const other = await shop.db.transaction().execute(async (trx) => {
    // Kysely's lock, in the code of its adapter of PostgreSQL.
    await sql`select pg_advisory_xact_lock(3853314791062309107)`.execute(trx);
    const running = migrate(shop.db);
    await vi.waitFor(async () => {
      const waiting = await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(
        shop.db,
      );
      expect(waiting.rows).toHaveLength(1);
    });
    await trx
      .insertInto('kysely_migration' as never)
      .values(rows as never)
      .execute();
    return { running };
  });
  expect(await other.running).toEqual([]);
});
