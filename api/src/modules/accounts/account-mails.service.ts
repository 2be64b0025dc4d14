import type { Locale } from 'shared-contracts/locale';
import type { Tx } from '../../db/connect.ts';
import type { AccountMailKind } from '../../db/schema/accounts.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { insertAccountMail } from './account-mails.repository.ts';

export interface AccountMail {
  kind: AccountMailKind;
  email: string;
  /** Null until the job knows whether the address has an account. */
  userId: string | null;
  locale: Locale;
}

/** Queues a mail in the transaction. The job holds only an id, because the queue keeps jobs longer than addresses. */
export const queueAccountMail = async (
  trx: Tx,
  jobs: Jobs,
  { kind, email, userId, locale }: AccountMail,
): Promise<void> => {
  const id = await insertAccountMail(trx, { kind, email, user_id: userId, locale });
  await jobs.enqueue(trx, 'send-account-mail', { mail_id: id });
};
