import { type Kysely, sql } from 'kysely';

/**
 * Stores the token of the card payment that a refund belongs to. An order that is paid again has several
 * tokens.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Token of the card payment. Null: paid by transfer.
    alter table refunds add column token text;
    update refunds r set token = p.token from payments p where p.order_id = r.order_id;
  `.execute(db);
};
