import { type Kysely, sql } from 'kysely';

/** Names the card payment that a refund belongs to: an order may be paid again under another token. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Null: paid by transfer.
    alter table refunds add column token text;
    update refunds r set token = p.token from payments p where p.order_id = r.order_id;
  `.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table refunds drop column if exists token`.execute(db);
};
