import { sql } from 'kysely';
import type { Tx } from '../../db/connect.ts';

/** A preview gives up soon, because staff can open it again. */
export const limitPreview = async (trx: Tx): Promise<void> => {
  await sql`set local lock_timeout = '500ms'; set local statement_timeout = '1500ms'`.execute(trx);
};
