import type { LinkScreen } from 'shared-contracts/api/link-screen.schema';
import { formatDateTime } from 'shared-contracts/domain/dates';
import { hrefs } from 'shared-contracts/hrefs';
import type { LinkAction } from 'shared-contracts/link-actions';
import type { Locale } from 'shared-contracts/locale';
import { withLocale } from 'shared-contracts/with-locale';
import type { AppDeps } from '../../module.ts';
import { confirmEmail, verifyEmail } from '../accounts/accounts.service.ts';
import { originOf } from '../consents/consents.service.ts';
import { confirmSubscription, unsubscribe } from '../forms/newsletter.service.ts';
import { confirmReservation } from '../reservations/held-reservations.service.ts';
import { cancelReservation, readReservation } from '../reservations/mailed-reservation.service.ts';
import { TABLE_TITLE } from '../reservations/reservation-entry.ts';
import { confirmWait, leaveWait } from '../stock-waits/stock-waits.service.ts';
import { LINK_WORDS, PASSWORD_WORDS, peopleText, WAITING_WORDS } from './links.words.ts';

type LinkDeps = Pick<AppDeps, 'config' | 'db' | 'jobs'>;

/** A mailed link and the language of the person who opened it. */
export interface OpenedLink {
  action: LinkAction;
  token: string;
  locale: Locale;
}

/** Links that confirm an account's e-mail. They need the password. */
const WITH_PASSWORD: ReadonlySet<LinkAction> = new Set(['verify-email', 'change-email']);

/**
 * Performs the action of a link.
 * @throws DomainError LINK_EXPIRED, WRONG_PASSWORD or an error of the action
 */
export const followLink = async (
  { config, db, jobs }: LinkDeps,
  { action, token, locale }: OpenedLink,
  { password, ip }: { password: string | undefined; ip: string },
): Promise<void> => {
  const secret = config.APP_SECRET;
  const origin = originOf(secret, { locale, ip });
  switch (action) {
    case 'verify-email':
      return verifyEmail(db, { token, password }, origin);
    case 'change-email':
      return confirmEmail({ db, jobs }, { token, password }, origin);
    case 'newsletter-confirm':
      return confirmSubscription(db, secret, { token, ...origin });
    case 'newsletter-unsubscribe':
      return unsubscribe(db, secret, { token, ...origin });
    case 'stock-wait-confirm':
      return confirmWait(db, secret, token);
    case 'stock-wait-leave':
      return leaveWait(db, secret, token);
    case 'reservation':
      await cancelReservation({ db, jobs, secret }, token, locale);
      return;
    case 'reservation-confirm':
      return confirmReservation({ db, jobs, secret }, token);
  }
};

/** Texts and button of a link's page before the action. No button when the action is impossible. */
export const describeLink = async (
  deps: LinkDeps,
  link: OpenedLink,
): Promise<Pick<LinkScreen, 'paragraphs' | 'button' | 'password'>> => {
  const { action, locale } = link;
  const { text, button } = LINK_WORDS[action][locale];
  if (WITH_PASSWORD.has(action)) {
    const password = {
      ...PASSWORD_WORDS[locale],
      recover: withLocale(deps.config.PUBLIC_URL + hrefs.recover, locale),
    };
    return { paragraphs: [text], button, password };
  }
  return action === 'reservation' ? describeReservation(deps, link) : { paragraphs: [text], button };
};

/** A cancelled or past reservation cannot be cancelled. A waiting one can be taken off the list. */
const describeReservation = async ({ config, db, jobs }: LinkDeps, { action, token, locale }: OpenedLink) => {
  const { text, button, done } = LINK_WORDS[action][locale];
  const found = await readReservation({ db, jobs, secret: config.APP_SECRET }, token, locale);
  if (found.status === 'cancelled' && !found.is_waiting) return { paragraphs: [done] };
  const lines = [
    `${found.number} · ${found.event ?? TABLE_TITLE[locale]}`,
    `${formatDateTime(found.starts_at, locale)} · ${peopleText(found.person_quantity, locale)}`,
  ];
  if (new Date(found.starts_at) <= new Date()) return { paragraphs: lines };
  return found.is_waiting
    ? { paragraphs: [...lines, WAITING_WORDS[locale].text], button: WAITING_WORDS[locale].button }
    : { paragraphs: [...lines, text], button };
};
