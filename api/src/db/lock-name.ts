import { sql } from 'kysely';
import type { Tx } from './connect.ts';

/** Makes transactions that lock the same name wait for each other. The lock ends with the transaction. */
export const lockName = async (trx: Tx, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
};
