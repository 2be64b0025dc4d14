import { type Kysely, sql } from 'kysely';

/** Unused numbers of an expired file are lost too: the owner annuls them, and the shop notes it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table tax_lost_numbers
      drop constraint tax_lost_numbers_cause_check,
      add constraint tax_lost_numbers_cause_check check (cause in ('restored', 'replaced', 'expired'))`.execute(
    db,
  );
};
