import { type Kysely, sql } from 'kysely';

/**
 * Parts of an order that a refund gives back: lines with the fate of their units, delivery, gift box. A refund without
 * lines is a free amount. The version before writes such refunds only. It does not move units when it finishes a refund
 * with lines: the job `give-open-refunds` does so later (`moved_at`).
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table refund_lines (
      id bigint generated always as identity primary key,
      refund_id bigint not null references refunds (id) on delete cascade,
      kind text not null check (kind in ('line', 'delivery', 'gift')),
      -- Line of the order. Null for delivery and gift box.
      position integer,
      qty integer not null check (qty > 0),
      -- CLP. The amounts of a refund's lines add up to the refund.
      amount integer not null check (amount >= 0),
      -- Fate of the units: back on sale, written off with a cause, or not returned.
      fate text check (fate in ('stock', 'written_off', 'not_returned')),
      cause text,
      -- When the stock got the units, or its history the cause.
      moved_at timestamptz,
      unique nulls not distinct (refund_id, kind, position),
      check ((kind = 'line') = (position is not null)),
      check ((kind = 'line') = (fate is not null)),
      check (coalesce(fate = 'written_off', false) = (cause is not null))
    );
    create index refund_lines_unmoved on refund_lines (refund_id)
      where moved_at is null and fate in ('stock', 'written_off');
  `.execute(db);
};
