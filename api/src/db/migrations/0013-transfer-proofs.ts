import { type Kysely, sql } from 'kysely';

/**
 * Files that buyers send as proof of a transfer: in the database, so that one is kept
 * if and only if its order says so.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table transfer_proofs (
      order_id text primary key references orders (id) on delete cascade,
      type text not null check (type in ('image/jpeg', 'image/png', 'application/pdf')),
      file bytea not null check (octet_length(file) between 1 and 5242880),
      received_at timestamptz not null default now()
    );
    -- Pictures and PDF are packed already.
    alter table transfer_proofs alter column file set storage external;
  `.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table if exists transfer_proofs`.execute(db);
};
