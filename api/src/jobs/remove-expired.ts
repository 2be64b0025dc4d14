import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';

/** Takes out what has had its time: counted tries and tokens of closed sessions. */
export const removeExpired = async (db: Db): Promise<void> => {
  await sql`delete from rate_limits where expire < ${Date.now()}::bigint`.execute(db);
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', new Date()).execute();
};
