import type { Db } from '../db/connect.ts';
import { eraseFinishedOrders } from '../modules/privacy/erase-customer.service.ts';
import { tablesWithTerm } from '../personal-data/data-map.ts';
import {
  countErased,
  emptyOldInvoices,
  emptyUndelivered,
  endBatch,
  markOldOrders,
} from '../personal-data/retention.repository.ts';

/** Repeats a batch until it finds no row. */
const untilNone = async (batch: () => Promise<number>): Promise<void> => {
  while ((await batch()) > 0);
};

/**
 * Ends all rows whose term in the map of personal data has passed, in short transactions. A step that fails keeps no other
 * one waiting.
 * @throws AggregateError of the steps that failed, after all others
 */
export const removeExpired = async (db: Db): Promise<void> => {
  const eraseOrders = () =>
    db.transaction().execute(async (trx) => {
      const rows = await eraseFinishedOrders(trx);
      await countErased(trx, { table: 'orders', cause: 'term', rows });
      return rows;
    });
  const terms = tablesWithTerm().filter(({ table }) => table !== 'orders');
  const failures: unknown[] = [];
  for (const batch of [
    // Orders first: the directory of people keeps the addresses that they still have.
    () => markOldOrders(db),
    eraseOrders,
    () => emptyOldInvoices(db),
    () => emptyUndelivered(db),
    ...terms.map((term) => () => endBatch(db, term)),
  ])
    await untilNone(batch).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('\n'));
};
