import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { deleteExpiredLinks } from '../modules/accounts/used-links.repository.ts';
import { deleteEndedSessions } from '../office/session/sessions.repository.ts';
import { KEEP_DAYS } from '../personal-data/purposes.ts';

/**
 * Deletes expired rows: rate limit counts, refresh tokens, sessions of staff, addresses and carts of guests, old
 * searches.
 */
export const removeExpired = async (db: Db): Promise<void> => {
  await sql`delete from rate_limits where expire < ${Date.now()}::bigint`.execute(db);
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', new Date()).execute();
  await deleteEndedSessions(db);
  await deleteExpiredLinks(db);
  await sql`
    delete from purchase_addresses
    where user_id is null and created_at < now() - make_interval(days => ${KEEP_DAYS.guestAddresses})`.execute(
    db,
  );
  await sql`
    delete from carts c
    where c.account_id is null and c.updated_at < now() - make_interval(days => ${KEEP_DAYS.guestCarts})
      and not exists (select from orders o where o.cart_id = c.id)`.execute(db);
  for (const table of ['lost_searches', 'search_counts', 'search_corrections'])
    await sql`
      delete from ${sql.table(table)} where day < santiago_day(now()) - ${KEEP_DAYS.searches}::int`.execute(
      db,
    );
};
