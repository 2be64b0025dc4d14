import { type Kysely, sql } from 'kysely';

/**
 * Table of an order's earlier card payments. A late return of an earlier payment finds its order by this
 * table and does not change the current payment.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table payment_attempts (
      token text primary key,
      order_id text not null references orders (id) on delete cascade,
      buy_order text not null,
      session_id text not null,
      failure text,
      settled_at timestamptz
    );
    create index payment_attempts_order on payment_attempts (order_id);
    create index payment_attempts_buy_order on payment_attempts (buy_order);
  `.execute(db);
};
