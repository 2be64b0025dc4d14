import { type Kysely, sql } from 'kysely';
import type { Db } from '../connect.ts';
import { inBatches } from '../in-batches.ts';

/**
 * Writes facts, price and rank (migration 0053) into the documents that the version before wrote. Each batch is a
 * transaction of its own, because the version before still reads and writes these rows. A run that was interrupted
 * goes on where it stopped.
 */
export const before = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select ref_id as id from search_documents where kind = 'product' and price is null
    group by ref_id order by ref_id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await inBatches(ids, (batch) =>
    db.transaction().execute(async (tx) => {
      // Another API process may fill the same documents. Its batches and these take turns.
      await sql`select pg_advisory_xact_lock(hashtext('fill search documents'))`.execute(tx);
      await sql`select index_listing_and_facts(array(
        select distinct ref_id from search_documents
        where kind = 'product' and ref_id = any(${batch}::int[]) and price is null))`.execute(tx);
    }),
  );
};

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- In a large shop this takes longer than a request may.
    set local statement_timeout = 0;
    create index if not exists search_documents_price on search_documents (locale, price, kind, ref_id);
    -- Articles and events are few. Without it, their words are looked up among those of all products.
    create index if not exists search_documents_content on search_documents using gin (lexemes)
      with (fastupdate = off) where kind <> 'product';
    analyze search_documents, search_vocabulary;
  `.execute(db);
};
