import { type Kysely, sql } from 'kysely';

/** Gives transfer orders with a proof a deadline: seven days from this migration for existing orders. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update orders set expires_at = greatest(expires_at, now() + interval '7 days')
    where platform = 'transfer' and status = 'in_validation' and payment_status = 'pending'
      and proof_at is not null
  `.execute(db);
};
