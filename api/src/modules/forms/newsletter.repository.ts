import { type Selectable, sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import type { Executor, Tx } from '../../db/connect.ts';
import type { AccountTables, NewsletterTick } from '../../db/schema/accounts.ts';

export type SubscriptionRow = Selectable<AccountTables['newsletter_subscriptions']>;

export const findSubscription = (db: Executor, id: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('newsletter_subscriptions').selectAll().where('id', '=', id).executeTakeFirst();

const selectStatus = (db: Executor, email: string) =>
  db
    .selectFrom('newsletter_subscriptions')
    .select('status')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()));

export const findSubscriptionStatus = async (db: Executor, email: string) =>
  (await selectStatus(db, email).executeTakeFirst())?.status;

export const lockSubscriptionStatus = async (trx: Tx, email: string) =>
  (await selectStatus(trx, email).forUpdate().executeTakeFirst())?.status;

/** Stores that an address requested the newsletter. A confirmed subscription stays confirmed. */
export const upsertRequest = (
  trx: Tx,
  { email, locale, tick }: { email: string; locale: Locale; tick?: NewsletterTick | undefined },
): Promise<Pick<SubscriptionRow, 'id' | 'status'>> =>
  trx
    .insertInto('newsletter_subscriptions')
    .values({ email, locale, tick: tick ? JSON.stringify(tick) : null })
    .onConflict((on) =>
      on.expression(sql`lower(email)`).doUpdateSet({
        asked_at: sql<Date>`now()`,
        locale,
        // A confirmation belongs to the latest mail, so store the tick of the latest request.
        tick: (eb) => eb.ref('excluded.tick'),
        status: sql<'pending'>`
          case newsletter_subscriptions.status when 'confirmed' then 'confirmed' else 'pending' end`,
      }),
    )
    .returning(['id', 'status'])
    .executeTakeFirstOrThrow();

/** Sets the state of an address's subscription and creates the row if there is none. */
export const upsertState = async (
  trx: Tx,
  { email, locale }: { email: string; locale: Locale },
  state:
    | { status: 'confirmed'; confirmed_at: Date; tick: null }
    | { status: 'unsubscribed'; unsubscribed_at: Date; tick: null },
): Promise<void> => {
  await trx
    .insertInto('newsletter_subscriptions')
    .values({ email, locale, ...state })
    .onConflict((on) => on.expression(sql`lower(email)`).doUpdateSet(state))
    .execute();
};
