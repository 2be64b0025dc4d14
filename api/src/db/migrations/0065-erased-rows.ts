import { type Kysely, sql } from 'kysely';

/**
 * Counts of the rows that the shop erased, by day. Audit entries may be deleted after six years, and only with the
 * setting `shop.erases`: the version before deletes none.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table erased_rows (
      day date not null,
      of_table text not null,
      cause text not null check (cause in ('term', 'person')),
      rows bigint not null,
      primary key (day, of_table, cause)
    );
    create or replace function keep_audit() returns trigger language plpgsql as $$
    begin
      if current_setting('shop.erases', true) = 'on' then
        if tg_op = 'DELETE' and old.at < now() - interval '6 years' then return old; end if;
        if tg_op = 'UPDATE' and (new.id, new.at, new.staff_id, new.action, new.entity, new.entity_id)
          is not distinct from (old.id, old.at, old.staff_id, old.action, old.entity, old.entity_id)
        then return new; end if;
      end if;
      raise exception 'audit entries are never changed';
    end $$;
  `.execute(db);
};
