import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { KEEP_DAYS } from '../personal-data/purposes.ts';

const olderThan = (days: number) => sql`now() - make_interval(days => ${days})`;

export const deleteAddressesDeletedBefore = async (db: Db, moment: Date): Promise<void> => {
  await db.deleteFrom('addresses').where('deleted_at', '<', moment).execute();
};

/** Deletes rows that are older than the periods of `KEEP_DAYS`, and expired tokens and answers. */
export const deleteOutdated = async (db: Db): Promise<void> => {
  await db.deleteFrom('account_tokens').where('expires_at', '<', new Date()).execute();
  await db.deleteFrom('bot_check_answers').where('expires_at', '<', new Date()).execute();
  await sql`delete from account_mails where created_at < ${olderThan(KEEP_DAYS.unsentMails)}`.execute(db);
  await sql`delete from contact_messages where created_at < ${olderThan(KEEP_DAYS.messages)}`.execute(db);
  await sql`delete from reservations where ends_at < ${olderThan(KEEP_DAYS.reservations)}`.execute(db);
  // The payment is decided by now, and the bank's own records name the payer.
  await sql`
    delete from transfer_proofs p using orders o
    where o.id = p.order_id and o.status in ('delivered', 'cancelled')
      and o.updated_at < ${olderThan(KEEP_DAYS.transferProofs)}`.execute(db);
  await sql`
    delete from newsletter_subscriptions
    where status = 'pending' and asked_at < ${olderThan(KEEP_DAYS.pendingNewsletter)}`.execute(db);
  // The office's directory, of addresses whose data is gone.
  await sql`
    delete from people p
    where p.created_at < now() - interval '1 day'
      and not exists (select from users where lower(email) = p.email)
      and not exists (select from orders where lower(email) = p.email)
      and not exists (select from reservations where lower(email) = p.email)
      and not exists (select from contact_messages where lower(email) = p.email)`.execute(db);
  // A session without a valid token cannot be used again.
  await sql`
    delete from sessions s
    where not exists (
      select from refresh_tokens t where t.family_id = s.id and t.expires_at > now()
    )`.execute(db);
};
