import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../db/connect.ts';
import type { TransferAccount } from './order-notice.ts';

const FIELDS = ['name', 'rut', 'bank', 'account', 'email'] as const;

/** The account of the page "transfer-data"; what it does not tell is left out: the mail links to the page. */
export const findTransferAccount = async (db: Executor, locale: Locale): Promise<TransferAccount> => {
  const page = await db
    .selectFrom('pages')
    .select('content')
    .where('slug', '=', 'transfer-data')
    .where('locale', '=', locale)
    .executeTakeFirst();
  const content = (page?.content ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = content[field];
      return typeof value === 'string' ? [[field, value]] : [];
    }),
  );
};
