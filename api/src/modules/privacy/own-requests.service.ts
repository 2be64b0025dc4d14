import type { OwnPrivacyRequests } from 'shared-contracts/api/privacy-requests.schema';
import type { DataLimit, PrivacyRight } from 'shared-contracts/domain/privacy-rights';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { Db, Executor, Tx } from '../../db/connect.ts';
import { deleteLimits, findLimits } from '../../personal-data/data-limits.repository.ts';
import { answerAtOnce, provenNow, settleRequest, stopUses } from './answer-request.service.ts';
import { eraseWithJournal } from './erase-customer.service.ts';
import { ANSWER_WORDS } from './privacy-answers.words.ts';
import * as repository from './privacy-requests.repository.ts';
import { type PrivacyDeps, toRequest } from './privacy-requests.service.ts';

type Row = repository.PrivacyRequestRow;

/** A signed-in customer. `isProven`: the customer confirmed the address. */
interface Customer {
  email: string;
  isProven: boolean;
  locale: Locale;
  ipHash: string | null;
}

export const readOwnRequests = async (
  db: Executor,
  { email, isProven }: Pick<Customer, 'email' | 'isProven'>,
): Promise<OwnPrivacyRequests> => ({
  confirmed: isProven,
  limits: isProven ? await findLimits(db, email) : [],
  requests: isProven ? (await repository.findRequestsOf(db, email)).map(toRequest) : [],
});

/**
 * Files a request of a signed-in customer, answered or for staff.
 * @throws DomainError FORBIDDEN when the address is not confirmed: it may be somebody else's
 */
const fileOwnRequest = async (
  trx: Tx,
  deps: Pick<PrivacyDeps, 'jobs'>,
  { email, isProven, locale }: Customer,
  request: { kind: PrivacyRight; purposes?: Row['purposes']; text?: string; answer: string | null },
): Promise<void> => {
  if (!isProven) throw new DomainError('FORBIDDEN');
  const { answer, ...asked } = request;
  const { id } = await repository.insertRequest(trx, { email, text: null, locale, ...asked });
  await settleRequest(trx, deps, id, answer);
};

/** Files a download in the account as an answered request. The file is the answer, so no mail follows. */
export const fileDownload = (db: Db, { email, locale }: Pick<Customer, 'email' | 'locale'>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { id } = await repository.insertRequest(trx, { email, kind: 'portability', text: null, locale });
    await repository.updateRequest(trx, id, provenNow(ANSWER_WORDS[locale].download));
  });

/** @throws DomainError FORBIDDEN */
export const askOwnCorrection = (
  { db, jobs }: Pick<PrivacyDeps, 'db' | 'jobs'>,
  customer: Customer,
  text: string,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await repository.lockRequester(trx, customer.email);
    const before = customer.isProven ? await repository.findRequestsOf(trx, customer.email) : [];
    // The customer retries after a lost answer.
    if (before.some((row) => row.kind === 'correction' && row.status === 'open' && row.text === text)) return;
    await fileOwnRequest(trx, { jobs }, customer, { kind: 'correction', text, answer: null });
  });

/**
 * Sets the uses that a customer has stopped. New ones are filed as answered requests, so that the shop can show them.
 * @throws DomainError FORBIDDEN
 */
export const updateOwnLimits = (
  { db, jobs }: Pick<PrivacyDeps, 'db' | 'jobs'>,
  customer: Customer,
  wanted: readonly DataLimit[],
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!customer.isProven) throw new DomainError('FORBIDDEN');
    const { email, locale } = customer;
    await repository.lockRequester(trx, email);
    const before = await findLimits(trx, email);
    const added = wanted.filter((limit) => !before.includes(limit));
    await deleteLimits(
      trx,
      email,
      before.filter((limit) => !wanted.includes(limit)),
    );
    await stopUses(trx, customer, added);
    const words = ANSWER_WORDS[locale];
    const purposes = added.flatMap((limit) => (limit === 'all' ? [] : [limit]));
    if (purposes.length > 0)
      await fileOwnRequest(trx, { jobs }, customer, {
        kind: 'opposition',
        purposes,
        answer: words.opposition,
      });
    if (added.includes('all'))
      await fileOwnRequest(trx, { jobs }, customer, { kind: 'blocking', answer: words.blocking });
  });

/** Erases a customer who proved to own the account, and mails the receipt to a confirmed address. */
export const eraseOwnData = (
  { db, jobs, config }: PrivacyDeps,
  userId: string,
  { email, isProven, locale, ipHash }: Customer,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!isProven) {
      await eraseWithJournal(trx, config, { email, userId, isProven });
      return;
    }
    const asked = { email, kind: 'erasure' as const, text: null, locale };
    const { id } = await repository.insertRequest(trx, asked);
    const row = await repository.findRequest(trx, id);
    if (row) await settleRequest(trx, { jobs }, id, await answerAtOnce(trx, config, row, userId, ipHash));
  });
