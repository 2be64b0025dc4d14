import { formatFullDate } from 'shared-contracts/domain/dates';
import { withLocale } from 'shared-contracts/with-locale';
import { RIGHT_WORDS } from '../mails/privacy-notice.words.ts';
import { privacyRequestUrl } from '../modules/privacy/privacy-request-link.ts';
import {
  findRequest,
  type PrivacyRequestRow,
  updateRequest,
} from '../modules/privacy/privacy-requests.repository.ts';
import { hasAddress } from '../modules/privacy/privacy-requests.service.ts';
import { markOf } from '../personal-data/erasure-journal.ts';
import type { JobData } from '../queue/job-list.ts';
import { type MailDeps, sendNotice } from './send-notice.ts';

/** Status in which a mail is true: it may have waited for the mail server. `text`: column below its sentences. */
const MAILS: Record<
  JobData['send-privacy-mail']['kind'],
  { status: PrivacyRequestRow['status']; text?: 'answer' | 'extension' }
> = {
  'privacy-proof': { status: 'asked' },
  'privacy-received': { status: 'open' },
  'privacy-extended': { status: 'open', text: 'extension' },
  'privacy-answered': { status: 'done', text: 'answer' },
  'privacy-refused': { status: 'refused', text: 'answer' },
};

/**
 * Mails a step of a request about personal data. The mail that proves the address contains no text of the person, or
 * anyone could send words to strangers. Removes the address after the answer to an erasure.
 */
export const sendPrivacyMail = async (
  deps: MailDeps,
  { request_id, kind }: JobData['send-privacy-mail'],
): Promise<void> => {
  const { db, publicUrl, secret } = deps;
  const row = await findRequest(db, request_id);
  if (!row || !hasAddress(row) || row.status !== MAILS[kind].status) return;
  const { locale, email } = row;
  const column = MAILS[kind].text;
  const isProof = kind === 'privacy-proof';
  await sendNotice(deps, {
    kind,
    locale,
    to: email,
    values: {
      number: row.number,
      right: RIGHT_WORDS[row.kind][locale],
      asked: formatFullDate(row.asked_at.toISOString(), locale),
      due: row.due_on ? formatFullDate(row.due_on, locale) : '',
    },
    text: (column && row[column]) ?? '',
    url: withLocale(privacyRequestUrl({ publicUrl, secret }, row.id, isProof ? 'proof' : 'state'), locale),
    key: [kind, row.id],
  });
  if (row.kind === 'erasure' && row.status === 'done')
    await updateRequest(db, row.id, { email: markOf(secret, email) });
};
