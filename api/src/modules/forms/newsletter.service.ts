import { sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import type { Db, Executor, Tx } from '../../db/connect.ts';
import type { NewsletterTick } from '../../db/schema/accounts.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { isSigned, sign } from '../../lib/signature.ts';
import { insertConsent } from '../privacy/consents.service.ts';

/** A subscription that nobody confirmed in this time is forgotten. */
const CONFIRM_WITHIN_MS = 7 * 24 * 3_600_000;

type Act = 'confirm' | 'unsubscribe';
/** What a mail's link carries. A confirmation counts for the mail asked for last, the end of it for ever. */
const textOf = (act: Act, { id, asked_at }: { id: string; asked_at: Date }): string =>
  act === 'confirm' ? `confirm:${id}:${asked_at.getTime()}` : `unsubscribe:${id}`;

export const newsletterToken = (secret: string, act: Act, row: { id: string; asked_at: Date }): string =>
  `${row.id}.${sign(secret, 'newsletter', textOf(act, row))}`;

const findByToken = async (db: Executor, secret: string, act: Act, token: string) => {
  const [id = '', signature = ''] = token.split('.');
  const row = /^[\da-f-]{36}$/.test(id)
    ? await db.selectFrom('newsletter_subscriptions').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row || !isSigned(secret, 'newsletter', textOf(act, row), signature)) {
    throw new DomainError('LINK_EXPIRED', {}, ['token']);
  }
  return row;
};

/** Notes a wish for the newsletter; whoever has it already keeps it. The id, and whether it has to be confirmed. */
export const askForNewsletter = async (
  trx: Tx,
  { email, locale, tick }: { email: string; locale: Locale; tick?: NewsletterTick },
): Promise<{ id: string; isConfirmed: boolean }> => {
  const row = await trx
    .insertInto('newsletter_subscriptions')
    .values({ email, locale, tick: tick ? JSON.stringify(tick) : null })
    .onConflict((on) =>
      on.expression(sql`lower(email)`).doUpdateSet({
        asked_at: sql<Date>`now()`,
        locale,
        // A confirmation counts for the mail asked for last, so its words are those of the last wish.
        tick: (eb) => eb.ref('excluded.tick'),
        status: sql<'pending'>`case newsletter_subscriptions.status when 'confirmed' then 'confirmed' else 'pending' end`,
      }),
    )
    .returning(['id', 'status'])
    .executeTakeFirstOrThrow();
  return { id: row.id, isConfirmed: row.status === 'confirmed' };
};

/** Says the same for every address: the job decides whether a mail goes out. */
export const subscribe = (
  { db, jobs }: { db: Db; jobs: Jobs },
  wish: { email: string; locale: Locale },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { id } = await askForNewsletter(trx, wish);
    await jobs.enqueue(trx, 'send-newsletter-mail', { subscription_id: id });
  });

/**
 * The second of the two steps; done twice it stays done.
 * @throws DomainError LINK_EXPIRED
 */
export const confirmSubscription = (
  db: Db,
  secret: string,
  { token, locale, ipHash }: { token: string; locale: Locale; ipHash: string | null },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const row = await findByToken(trx, secret, 'confirm', token);
    if (row.asked_at.getTime() + CONFIRM_WITHIN_MS < Date.now())
      throw new DomainError('LINK_EXPIRED', {}, ['token']);
    const channel = row.tick ? 'checkout' : 'newsletter-mail';
    await setNewsletter(trx, { email: row.email, wanted: true, channel, locale, ipHash, tick: row.tick });
  });

/** @throws DomainError LINK_EXPIRED when the shop did not make this link */
export const unsubscribe = (
  db: Db,
  secret: string,
  { token, locale, ipHash }: { token: string; locale: Locale; ipHash: string | null },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const row = await findByToken(trx, secret, 'unsubscribe', token);
    await setNewsletter(trx, { email: row.email, wanted: false, channel: 'newsletter-mail', locale, ipHash });
  });

/** Turns the newsletter of a confirmed address on or off, and writes the log when that changes something. */
export const setNewsletter = async (
  trx: Tx,
  {
    email,
    wanted,
    channel,
    locale,
    ipHash,
    userId = null,
    tick = null,
  }: {
    email: string;
    wanted: boolean;
    channel: string;
    locale: Locale;
    ipHash: string | null;
    userId?: string | null;
    /** The tick that waits for the confirmation of the address. */
    tick?: NewsletterTick | null;
  },
): Promise<void> => {
  const before = await trx
    .selectFrom('newsletter_subscriptions')
    .select('status')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .forUpdate()
    .executeTakeFirst();
  if ((before?.status === 'confirmed') === wanted) return;
  const now = new Date();
  const state = wanted
    ? { status: 'confirmed' as const, confirmed_at: now, tick: null }
    : { status: 'unsubscribed' as const, unsubscribed_at: now, tick: null };
  await trx
    .insertInto('newsletter_subscriptions')
    .values({ email, locale, ...state })
    .onConflict((on) => on.expression(sql`lower(email)`).doUpdateSet(state))
    .execute();
  await insertConsent(trx, {
    email,
    userId,
    purpose: 'newsletter',
    granted: wanted,
    channel,
    locale,
    ipHash,
    tick,
  });
};

/** Whether the newsletter goes to an address now. */
export const hasNewsletter = async (db: Executor, email: string): Promise<boolean> => {
  const row = await db
    .selectFrom('newsletter_subscriptions')
    .select('status')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return row?.status === 'confirmed';
};
