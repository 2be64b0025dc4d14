import { type Kysely, sql } from 'kysely';

/**
 * Mixed cases in carts, and the case of an order line (docs/decisions/0098-cases-of-ordinary-lines.md). The bottles of
 * a case are not in `cart_items`, whose key is the sku. The version before shows and orders no case.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table cart_cases (
      cart_id text not null references carts (id) on delete cascade,
      -- The browser chooses it.
      id uuid not null,
      size smallint not null check (size in (6, 12)),
      qty integer not null check (qty > 0),
      added_at timestamptz not null default clock_timestamp(),
      primary key (cart_id, id)
    );
    create table cart_case_bottles (
      cart_id text not null,
      case_id uuid not null,
      sku text not null,
      -- Bottles in one case.
      count smallint not null check (count between 1 and 12),
      position smallint not null,
      primary key (cart_id, case_id, sku),
      foreign key (cart_id, case_id) references cart_cases (cart_id, id) on update cascade on delete cascade
    );
    create trigger cart_cases_raise_version after insert or update or delete on cart_cases
      for each row execute function raise_cart_version();

    -- Id of the case in the cart. Null for a line that is in no case.
    alter table order_lines add column case_id uuid, add column case_size smallint;
  `.execute(db);
};
