import type { TransferPage } from 'shared-contracts/api/pages.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../db/connect.ts';

/** The shop's bank account. */
export type TransferAccount = TransferPage['transfer'];

/** The account that the page of the transfer data names; null without it: the mail links to the page. */
export const findTransferAccount = async (db: Executor, locale: Locale): Promise<TransferAccount | null> => {
  const page = await db
    .selectFrom('pages')
    .select('content')
    .where('slug', '=', 'transfer-data')
    .where('locale', '=', locale)
    .executeTakeFirst();
  return (page?.content as TransferPage | undefined)?.transfer ?? null;
};
