import { type Kysely, sql } from 'kysely';

/**
 * Staff may reserve for a guest without an e-mail address. The address is then stored as an empty text. The version
 * before reads it as any other. The directory of people has no entry of such a guest.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create or replace function note_person() returns trigger language plpgsql as $$
    begin
      if new.email like '%@%' then
        insert into people (email) values (lower(new.email)) on conflict do nothing;
      end if;
      return null;
    end $$;
  `.execute(db);
};
