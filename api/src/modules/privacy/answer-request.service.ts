import { ANSWER_DAYS, type DataLimit } from 'shared-contracts/domain/privacy-rights';
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { Tx } from '../../db/connect.ts';
import { daysFrom } from '../../lib/santiago.ts';
import { upsertLimits } from '../../personal-data/data-limits.repository.ts';
import type { ErasureConfig } from '../../personal-data/erasure-journal.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { setNewsletter } from '../forms/newsletter.service.ts';
import { eraseWithJournal } from './erase-customer.service.ts';
import { ANSWER_WORDS } from './privacy-answers.words.ts';
import { type PrivacyRequestRow, updateRequest } from './privacy-requests.repository.ts';

/** Last day in Santiago, `days` calendar days after `from`. */
export const dueAfter = (from: string, days: number): string => daysFrom(from, days + 1).at(-1) ?? from;

/** Stops uses of a person's data. Stopping advertising also ends the newsletter. */
export const stopUses = async (
  trx: Tx,
  { email, locale, ipHash }: { email: string; locale: Locale; ipHash: string | null },
  limits: readonly DataLimit[],
): Promise<void> => {
  await upsertLimits(trx, email, limits);
  if (limits.includes('advertising'))
    await setNewsletter(trx, { email, wanted: false, channel: 'privacy-request', locale, ipHash });
};

/** Answers a request that staff need not decide. @returns the answer, or null when staff must answer */
export const answerAtOnce = async (
  trx: Tx,
  config: ErasureConfig,
  row: PrivacyRequestRow,
  userId: string | null,
  ipHash: string | null,
): Promise<string | null> => {
  const { email, locale, kind } = row;
  const words = ANSWER_WORDS[locale];
  switch (kind) {
    case 'access':
    case 'portability':
      return words.export;
    case 'opposition':
      await stopUses(trx, { email, locale, ipHash }, row.purposes);
      return words.opposition;
    case 'blocking':
      await stopUses(trx, { email, locale, ipHash }, ['all']);
      return words.blocking;
    case 'erasure': {
      const { ordersLater } = await eraseWithJournal(
        trx,
        config,
        { email, userId, isProven: true },
        { exceptRequest: row.id },
      );
      return ordersLater > 0 ? `${words.erasure}\n${words.erasureLater}` : words.erasure;
    }
    case 'correction':
      return null;
  }
};

/** State of a request that was confirmed now, with its answer if there is one. */
export const provenNow = (answer: string | null) => {
  const now = new Date();
  return {
    status: answer === null ? ('open' as const) : ('done' as const),
    proven_at: now,
    due_on: dueAfter(dayInSantiago(now), ANSWER_DAYS),
    answer,
    answered_at: answer === null ? null : now,
  };
};

/** Starts the term of a confirmed request and mails the answer, or a receipt while there is none. */
export const settleRequest = async (
  trx: Tx,
  { jobs }: { jobs: Jobs },
  id: string,
  answer: string | null,
): Promise<void> => {
  // An erasure by staff may have deleted the request meanwhile.
  if (!(await updateRequest(trx, id, provenNow(answer))))
    throw new DomainError('LINK_EXPIRED', {}, ['token']);
  const kind = answer === null ? 'privacy-received' : 'privacy-answered';
  await jobs.enqueue(trx, 'send-privacy-mail', { request_id: id, kind });
};
