import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { eraseFinishedOrders } from '../modules/privacy/erase-customer.service.ts';
import { RESTORE_WITHIN_MS } from '../modules/profile/addresses.service.ts';
import { KEEP_DAYS } from './keep-days.ts';

/** Forgets what no longer serves anything: old messages, past reservations, unconfirmed wishes, deleted addresses. */
export const removePersonalData = async (db: Db): Promise<void> => {
  const olderThan = (days: number) => sql`now() - make_interval(days => ${days})`;
  await db.transaction().execute((trx) => eraseFinishedOrders(trx));
  await db
    .deleteFrom('addresses')
    .where('deleted_at', '<', new Date(Date.now() - RESTORE_WITHIN_MS))
    .execute();
  await db.deleteFrom('account_tokens').where('expires_at', '<', new Date()).execute();
  await db.deleteFrom('bot_check_answers').where('expires_at', '<', new Date()).execute();
  await sql`delete from account_mails where created_at < ${olderThan(KEEP_DAYS.unsentMails)}`.execute(db);
  await sql`delete from contact_messages where created_at < ${olderThan(KEEP_DAYS.messages)}`.execute(db);
  await sql`delete from reservations where ends_at < ${olderThan(KEEP_DAYS.reservations)}`.execute(db);
  // The money has come or will not: who paid is in the bank's own books.
  await sql`
    delete from transfer_proofs p using orders o
    where o.id = p.order_id and o.status in ('delivered', 'cancelled')
      and o.updated_at < ${olderThan(KEEP_DAYS.transferProofs)}`.execute(db);
  await sql`
    delete from newsletter_subscriptions
    where status = 'pending' and asked_at < ${olderThan(KEEP_DAYS.pendingNewsletter)}`.execute(db);
  // A session whose every token is over cannot be used again.
  await sql`
    delete from sessions s
    where not exists (select from refresh_tokens t where t.family_id = s.id and t.expires_at > now())`.execute(
    db,
  );
};
