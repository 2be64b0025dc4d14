import { type Kysely, sql } from 'kysely';

/** Full cases that the house proposes (docs/product/cases.md#cases-of-the-house). The version before does not read them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table house_cases (
      id integer generated always as identity primary key,
      name jsonb not null,
      -- Product of each bottle.
      product_ids integer[] not null check (cardinality(product_ids) in (6, 12)),
      is_active boolean not null,
      changed_at timestamptz not null default clock_timestamp()
    )`.execute(db);
};
