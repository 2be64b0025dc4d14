import { type Kysely, sql } from 'kysely';

/** Orders that one action of a batch sent, so that a repeated request sends none twice, and the last one is undone. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table batch_sends (
      batch_id bigint not null references batches (id) on delete cascade,
      -- Staff member and key of the request.
      request_key text not null,
      order_id text not null references orders (id) on delete cascade,
      at timestamptz not null default now(),
      undone_at timestamptz,
      primary key (batch_id, request_key, order_id)
    );
    create index batch_sends_order on batch_sends (order_id);
  `.execute(db);
};
