import { type Kysely, sql } from 'kysely';

/**
 * Table of the files that buyers send as proof of a transfer. They are in the database, so that file and
 * order change in one transaction.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table transfer_proofs (
      order_id text primary key references orders (id) on delete cascade,
      type text not null check (type in ('image/jpeg', 'image/png', 'application/pdf')),
      file bytea not null check (octet_length(file) between 1 and 5242880),
      received_at timestamptz not null default now()
    );
    -- Do not compress: pictures and PDF files are compressed already.
    alter table transfer_proofs alter column file set storage external;
  `.execute(db);
};
