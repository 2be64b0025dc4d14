import { type Kysely, sql } from 'kysely';

/** Warnings about numbers and certificates of tax documents that the owners got by mail. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table tax_warnings (
      -- What is about to end: the certificate, or the numbers of a type until another file is stored.
      cause text primary key,
      warned_at timestamptz not null default now()
    );
  `.execute(db);
};
