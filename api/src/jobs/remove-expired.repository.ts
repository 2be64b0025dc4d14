import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { deleteExpiredLinks } from '../modules/accounts/used-links.repository.ts';
import { deleteEndedSessions } from '../office/session/sessions.repository.ts';

/** Days that the shop keeps guests' rows (law 21.719: no longer than needed). */
const GUEST_ADDRESS_DAYS = 30;
const GUEST_CART_DAYS = 90;
/** Days of searches without result. They say nothing about a person. */
const LOST_SEARCH_DAYS = 400;

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
    where user_id is null and created_at < now() - make_interval(days => ${GUEST_ADDRESS_DAYS})`.execute(db);
  await sql`
    delete from carts c
    where c.account_id is null and c.updated_at < now() - make_interval(days => ${GUEST_CART_DAYS})
      and not exists (select from orders o where o.cart_id = c.id)`.execute(db);
  await sql`delete from lost_searches where day < santiago_day(now()) - ${LOST_SEARCH_DAYS}::int`.execute(db);
};
