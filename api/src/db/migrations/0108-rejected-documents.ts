import { type Kysely, sql } from 'kysely';

/** Staff see on their first page the documents that the tax office rejected, and a mail names the replaced ones. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- In a large shop this takes longer than a request may.
    set local statement_timeout = 0;
    create index tax_documents_rejected on tax_documents (environment)
      where state = 'rejected' and replaced_at is null;
    create index tax_documents_replaced on tax_documents (order_id) where replaced_at is not null;
  `.execute(db);
};
