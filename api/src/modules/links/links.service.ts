import type { LinkScreen } from 'shared-contracts/api/link-screen.schema';
import type { Reservation } from 'shared-contracts/api/reservations.schema';
import { formatDateTime } from 'shared-contracts/domain/dates';
import { DomainError } from 'shared-contracts/errors/domain-error';
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
import type { TokenPurpose } from '../reservations/reservation-token.ts';
import { confirmWait, leaveWait } from '../stock-waits/stock-waits.service.ts';
import { heldText, LINK_WORDS, PASSWORD_WORDS, peopleText, WAITING_WORDS } from './links.words.ts';

type LinkDeps = Pick<AppDeps, 'config' | 'db' | 'jobs'>;

/** A mailed link and the language of the person who opened it. */
export interface OpenedLink {
  action: LinkAction;
  token: string;
  locale: Locale;
}

/** Links that confirm an account's e-mail. They need the password. */
const WITH_PASSWORD: ReadonlySet<LinkAction> = new Set(['verify-email', 'change-email']);

interface Client {
  password: string | undefined;
  ip: string;
}

/**
 * Performs the action of a link.
 * @returns sentence of the page afterwards
 * @throws DomainError LINK_EXPIRED, WRONG_PASSWORD or an error of the action
 */
export const followLink = async (deps: LinkDeps, link: OpenedLink, client: Client): Promise<string> => {
  const { action, locale } = link;
  // Read before the action, after which nothing tells that the guest waited.
  const { done } =
    action === 'reservation'
      ? wordsOf(await findReservation(deps, link), locale)
      : LINK_WORDS[action][locale];
  await perform(deps, link, client);
  return done;
};

const perform = async (
  { config, db, jobs }: LinkDeps,
  { action, token, locale }: OpenedLink,
  { password, ip }: Client,
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
  if (action === 'reservation') return describeReservation(deps, link);
  if (action === 'reservation-confirm') return describeConfirmation(deps, link);
  return { paragraphs: [text], button };
};

const findReservation = (
  { config, db, jobs }: LinkDeps,
  { token, locale }: OpenedLink,
  purpose?: TokenPurpose,
) => readReservation({ db, jobs, secret: config.APP_SECRET }, token, locale, purpose);

const wordsOf = ({ is_waiting }: Pick<Reservation, 'is_waiting'>, locale: Locale) =>
  is_waiting ? WAITING_WORDS[locale] : LINK_WORDS.reservation[locale];

const linesOf = ({ number, event, starts_at, person_quantity }: Reservation, locale: Locale): string[] => [
  `${number} · ${event ?? TABLE_TITLE[locale]}`,
  `${formatDateTime(starts_at, locale)} · ${peopleText(person_quantity, locale)}`,
];
const hasStarted = ({ starts_at }: Reservation): boolean => new Date(starts_at) <= new Date();

/**
 * A cancelled or past reservation cannot be cancelled. A guest of a waiting list, whose reservation is stored as
 * cancelled, can leave the list.
 */
const describeReservation = async (deps: LinkDeps, link: OpenedLink) => {
  const { locale } = link;
  const found = await findReservation(deps, link);
  const { text, button, done } = wordsOf(found, locale);
  if (found.status === 'cancelled' && !found.is_waiting) return { paragraphs: [done] };
  const lines = linesOf(found, locale);
  if (hasStarted(found)) return { paragraphs: lines };
  const until = found.confirm_until ? [heldText(formatDateTime(found.confirm_until, locale), locale)] : [];
  return { paragraphs: [...lines, ...until, text], button };
};

/** Only a reservation with `confirm_until` can be confirmed. */
const describeConfirmation = async (deps: LinkDeps, link: OpenedLink) => {
  const { locale } = link;
  const found = await findReservation(deps, link, 'reservation-confirm');
  if (found.status === 'cancelled') throw new DomainError('LINK_EXPIRED', {}, ['token']);
  const { text, button, done } = LINK_WORDS['reservation-confirm'][locale];
  const lines = linesOf(found, locale);
  if (!found.confirm_until) return { paragraphs: [...lines, done] };
  return hasStarted(found) ? { paragraphs: lines } : { paragraphs: [...lines, text], button };
};
