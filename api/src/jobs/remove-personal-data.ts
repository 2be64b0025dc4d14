import type { Db } from '../db/connect.ts';
import { eraseFinishedOrders } from '../modules/privacy/erase-customer.service.ts';
import { RESTORE_WITHIN_MS } from '../modules/profile/addresses.service.ts';
import { deleteAddressesDeletedBefore, deleteOutdated } from './remove-personal-data.repository.ts';

/**
 * Deletes personal data that the shop no longer needs: old messages, past reservations,
 * unconfirmed subscriptions.
 */
export const removePersonalData = async (db: Db): Promise<void> => {
  await db.transaction().execute((trx) => eraseFinishedOrders(trx));
  await deleteAddressesDeletedBefore(db, new Date(Date.now() - RESTORE_WITHIN_MS));
  await deleteOutdated(db);
};
