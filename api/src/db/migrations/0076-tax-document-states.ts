import { type Kysely, sql } from 'kysely';

/** State of each document at the tax office, and the numbers that no document has. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table tax_documents
      add column state text not null default 'waiting'
        check (state in ('waiting', 'sent', 'accepted', 'objections', 'rejected')),
      -- Last time that the document left the shop. With a track id the tax office's answer came back.
      add column sent_at timestamptz,
      add column track_id text,
      -- Tries in this state: the pause between them grows.
      add column tries smallint not null default 0,
      -- The job leaves the document alone before.
      add column next_at timestamptz not null default now(),
      add column office_code text,
      add column office_words text,
      -- Another document of the same fact took its place.
      add column replaced_at timestamptz;
    alter table tax_documents drop constraint tax_documents_order_id_environment_refund_id_part_key;
    create unique index tax_documents_fact on tax_documents (order_id, environment, refund_id, part)
      nulls not distinct where replaced_at is null;
    create index tax_documents_due on tax_documents (environment, next_at)
      where state in ('waiting', 'sent') and replaced_at is null;
    create table tax_lost_numbers (
      environment text not null check (environment in ('sandbox', 'certification', 'production')),
      type smallint not null check (type in (33, 39, 56, 61)),
      number bigint not null check (number > 0),
      -- The database was restored from a backup that does not know the number, or its document was replaced.
      cause text not null check (cause in ('restored', 'replaced')),
      noted_at timestamptz not null default now(),
      -- The owner annulled it at the tax office.
      annulled_at timestamptz,
      primary key (environment, type, number)
    );
  `.execute(db);
};
