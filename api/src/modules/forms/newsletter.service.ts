import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { Db, Executor, Tx } from '../../db/connect.ts';
import { isUuid } from '../../lib/is-uuid.ts';
import { isSigned, sign } from '../../lib/signature.ts';
import { deleteLimits } from '../../personal-data/data-limits.repository.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { type ConsentGiven, logConsent } from '../consents/consents.service.ts';
import {
  findSubscription,
  findSubscriptionStatus,
  lockSubscriptionStatus,
  upsertRequest,
  upsertState,
} from './newsletter.repository.ts';

/** A subscription must be confirmed within this time. */
const CONFIRM_WITHIN_MS = 7 * 24 * 3_600_000;

type Act = 'confirm' | 'unsubscribe';
/** Signed text of a mail's link. A confirmation link belongs to the latest mail. An unsubscribe link always works. */
const textOf = (act: Act, { id, asked_at }: { id: string; asked_at: Date }): string =>
  act === 'confirm' ? `confirm:${id}:${asked_at.getTime()}` : `unsubscribe:${id}`;

export const newsletterToken = (secret: string, act: Act, row: { id: string; asked_at: Date }): string =>
  `${row.id}.${sign(secret, 'newsletter', textOf(act, row))}`;

const findByToken = async (db: Executor, secret: string, act: Act, token: string) => {
  const [id = '', signature = ''] = token.split('.');
  const row = isUuid(id) ? await findSubscription(db, id) : undefined;
  if (!row || !isSigned(secret, 'newsletter', textOf(act, row), signature)) {
    throw new DomainError('LINK_EXPIRED', {}, ['token']);
  }
  return row;
};

/** Requests the newsletter for an address. Does the same for every address: the job decides about the mail. */
export const subscribe = ({ db, jobs }: { db: Db; jobs: Jobs }, wish: { email: string; locale: Locale }) =>
  db.transaction().execute(async (trx) => {
    const { id } = await upsertRequest(trx, wish);
    await jobs.enqueue(trx, 'send-newsletter-mail', { subscription_id: id });
  });

/**
 * Second step of the double opt-in. A repeated confirmation changes nothing.
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
    // The person has unsubscribed since the mail was sent. Only a new request subscribes again.
    if ((await lockSubscriptionStatus(trx, row.email)) === 'unsubscribed')
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

/** Turns the newsletter of a confirmed address on or off. Writes the consent log when the state changes. */
export const setNewsletter = async (
  trx: Tx,
  {
    wanted,
    ...wish
  }: Omit<ConsentGiven, 'purpose' | 'granted' | 'userId'> & { wanted: boolean; userId?: string | null },
): Promise<void> => {
  const before = await lockSubscriptionStatus(trx, wish.email);
  if ((before === 'confirmed') === wanted) return;
  const now = new Date();
  const state = wanted
    ? { status: 'confirmed' as const, confirmed_at: now, tick: null }
    : { status: 'unsubscribed' as const, unsubscribed_at: now, tick: null };
  await upsertState(trx, wish, state);
  // A new consent is later than the opposition, and says the opposite.
  if (wanted) await deleteLimits(trx, wish.email, ['advertising']);
  await logConsent(trx, { userId: null, ...wish, purpose: 'newsletter', granted: wanted });
};

/** Whether the address gets the newsletter now. */
export const hasNewsletter = async (db: Executor, email: string): Promise<boolean> =>
  (await findSubscriptionStatus(db, email)) === 'confirmed';
