import { sql } from 'kysely';
import type { listSubscriptions } from 'shared-contracts/office/newsletter.schema';
import type { z } from 'zod';
import type { Executor, Tx } from '../../db/connect.ts';
import { allOf, containing, countUpTo, offsetOf } from '../../db/list.ts';
import type { SubscriptionRow } from '../../modules/forms/newsletter.repository.ts';
import { mayUse } from '../../personal-data/data-limits.repository.ts';

type Query = z.output<typeof listSubscriptions.query>;

interface Consent {
  consent_at: Date | null;
  ticked_at: Date | null;
  text: string | null;
  consent_version: string | null;
  channel: string | null;
}
export type Row = SubscriptionRow & Consent;

const COLUMNS = sql`found.*, consent.created_at as consent_at, consent.ticked_at, consent.text,
  consent.version as consent_version, consent.channel`;
/** The last consent of a row of `found`, if the address has not withdrawn it. */
const CONSENT = sql`left join lateral (
  select * from consents
  where lower(consents.email) = lower(found.email) and purpose = 'newsletter'
  order by created_at desc, id desc limit 1) consent on consent.granted`;

/** Subscriptions that fit the query, newest first unless it says otherwise, with the proof of their consent. */
export const findSubscriptions = async (
  db: Executor,
  query: Query,
): Promise<{ rows: Row[]; total: number; more: boolean }> => {
  const { q, status } = query;
  const condition = allOf([
    mayUse(sql`newsletter_subscriptions.email`),
    ...(status ? [sql`status = ${status}`] : []),
    ...(q ? [sql`lower(email) like ${containing(q.toLowerCase())}`] : []),
  ]);
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<Row>`
    select ${COLUMNS} from (
      select * from newsletter_subscriptions where ${condition}
      order by asked_at ${direction}, id ${direction} limit ${query.per_page} offset ${offsetOf(query)}
    ) found ${CONSENT}
    order by found.asked_at ${direction}, found.id ${direction}`.execute(db);
  return { rows, ...(await countUpTo(db, 'newsletter_subscriptions', condition)) };
};

/** Confirmed addresses with the proof of their consent, oldest first. */
export const findConfirmed = async (db: Executor, limit: number): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from (
      select * from newsletter_subscriptions
      where status = 'confirmed' and ${mayUse(sql`newsletter_subscriptions.email`, 'advertising')}
      order by asked_at, id limit ${limit}
    ) found ${CONSENT}
    order by found.asked_at, found.id`.execute(db);
  return rows;
};

export const lockSubscription = (trx: Tx, id: string): Promise<SubscriptionRow | undefined> =>
  trx.selectFrom('newsletter_subscriptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const deleteSubscription = async (trx: Tx, id: string): Promise<void> => {
  await trx.deleteFrom('newsletter_subscriptions').where('id', '=', id).execute();
};
