import { type Kysely, sql } from 'kysely';

/** Orders with a proof had no deadline. From now on they have one: those of today get seven days from now. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update orders set expires_at = greatest(expires_at, now() + interval '7 days')
    where platform = 'transfer' and status = 'in_validation' and payment_status = 'pending'
      and proof_at is not null
  `.execute(db);
};

/** The version before ignores the deadline of an order with a proof. */
export const down = (): Promise<void> => Promise.resolve();
