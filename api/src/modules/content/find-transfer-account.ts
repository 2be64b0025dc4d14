import type { TransferPage } from 'shared-contracts/api/pages.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { findPage } from './pages.repository.ts';

/** The shop's bank account. */
export type TransferAccount = TransferPage['transfer'];

/** The account on the transfer page. Null when the page has none: the mail then only links to the page. */
export const findTransferAccount = async (db: Executor, locale: Locale): Promise<TransferAccount | null> => {
  const page = await findPage(db, 'transfer-data', locale);
  return (page as TransferPage | undefined)?.transfer ?? null;
};
