import { type RawBuilder, sql } from 'kysely';
import type { listSubscriptions } from 'shared-contracts/office/newsletter.schema';
import type { z } from 'zod';
import type { Executor, Tx } from '../../db/connect.ts';
import { allOf, containing, countUpTo, type FoundPage, offsetOf } from '../../db/list.ts';
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

/** Selects subscriptions by the time of asking, with the last consent of each, if the address has not withdrawn it. */
const selectWithConsent = (
  condition: RawBuilder<unknown>,
  { order, limit, offset }: { order: 'asc' | 'desc'; limit: number; offset: number },
) => {
  const direction = sql.raw(order);
  return sql<Row>`
    select found.*, consent.created_at as consent_at, consent.ticked_at, consent.text,
      consent.version as consent_version, consent.channel
    from (
      select * from newsletter_subscriptions where ${condition}
      order by asked_at ${direction}, id ${direction} limit ${limit} offset ${offset}
    ) found
    left join lateral (
      select * from consents
      where lower(consents.email) = lower(found.email) and purpose = 'newsletter'
      order by created_at desc, id desc limit 1) consent on consent.granted
    order by found.asked_at ${direction}, found.id ${direction}`;
};

/** Subscriptions that fit the query, newest first unless it says otherwise, with the proof of their consent. */
export const findSubscriptions = async (db: Executor, query: Query): Promise<FoundPage<Row>> => {
  const { q, status, order, per_page: limit } = query;
  const condition = allOf([
    mayUse(sql`newsletter_subscriptions.email`),
    status && sql`status = ${status}`,
    q && sql`lower(email) like ${containing(q.toLowerCase())}`,
  ]);
  const found = await selectWithConsent(condition, { order, limit, offset: offsetOf(query) }).execute(db);
  return { data: found.rows, ...(await countUpTo(db, 'newsletter_subscriptions', condition)) };
};

/** Confirmed addresses with the proof of their consent, oldest first. */
export const findConfirmed = async (db: Executor, limit: number): Promise<Row[]> => {
  const condition = sql`status = 'confirmed' and ${mayUse(sql`newsletter_subscriptions.email`, 'advertising')}`;
  return (await selectWithConsent(condition, { order: 'asc', limit, offset: 0 }).execute(db)).rows;
};

export const lockSubscription = (trx: Tx, id: string): Promise<SubscriptionRow | undefined> =>
  trx.selectFrom('newsletter_subscriptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const deleteSubscription = async (trx: Tx, id: string): Promise<void> => {
  await trx.deleteFrom('newsletter_subscriptions').where('id', '=', id).execute();
};
