import type { Locale } from 'shared-contracts/locale';
import type { Tx } from '../../db/connect.ts';
import type { AccountMailKind } from '../../db/schema/accounts.ts';
import type { Jobs } from '../../jobs/jobs.ts';

export interface AccountMail {
  kind: AccountMailKind;
  email: string;
  /** Null when it is not known yet whether the address has an account. */
  userId: string | null;
  locale: Locale;
}

/** Queues a mail in the transaction. The job carries an id only: jobs are kept, addresses must not be. */
export const queueAccountMail = async (
  trx: Tx,
  jobs: Jobs,
  { kind, email, userId, locale }: AccountMail,
): Promise<void> => {
  const { id } = await trx
    .insertInto('account_mails')
    .values({ kind, email, user_id: userId, locale })
    .returning('id')
    .executeTakeFirstOrThrow();
  await jobs.enqueue(trx, 'send-account-mail', { mail_id: id });
};
