import { type Kysely, sql } from 'kysely';

/**
 * Revisions of an order before it is sent: units of a line that were taken out, or replaced by another product. The
 * lines of the order stay as they were sold. A refund line of 0 units gives a difference of prices back. The version
 * before reads such a line as an amount without units, and packs an order as it was sold.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table order_revisions (
      order_id text not null references orders (id) on delete cascade,
      -- 1, 2, 3 in each order.
      number integer not null check (number > 0),
      -- Made by the office for each revision: a repeated request finds it.
      idempotency_key text not null,
      staff_id uuid not null references staff (id),
      at timestamptz not null default now(),
      -- Told to the buyer.
      reason text not null,
      -- Line whose units go out: a line of the order, or of an earlier revision.
      line_out integer not null,
      -- Line of the order that the revision makes. Refunds name it like a sold line.
      position integer not null,
      qty integer not null check (qty > 0),
      -- Fate of the units that go out.
      fate text not null check (fate in ('stock', 'written_off')),
      cause text,
      -- Product that comes in for each unit, as it was on that day. Null: the units are taken out.
      sku_in text,
      product_in jsonb,
      -- Difference (CLP) to the price of a dearer product, which the shop bears.
      waived integer not null default 0 check (waived >= 0),
      -- Refund of the difference or of the units. Null: the revision gives no money back.
      refund_id bigint references refunds (id),
      primary key (order_id, number),
      unique (order_id, idempotency_key),
      unique (order_id, position),
      check ((fate = 'written_off') = (cause is not null)),
      check ((sku_in is null) = (product_in is null))
    );
    alter table refund_lines drop constraint refund_lines_qty_check;
    alter table refund_lines add constraint refund_lines_qty_check check (qty >= 0);
  `.execute(db);
};
