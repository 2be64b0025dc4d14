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

/** Ends all rows whose term in the map of personal data has passed, in short transactions. */
export const removeExpired = async (db: Db): Promise<void> => {
  // Orders first: the directory of people keeps the addresses that they still have.
  await untilNone(() => markOldOrders(db));
  await untilNone(() =>
    db.transaction().execute(async (trx) => {
      const rows = await eraseFinishedOrders(trx);
      await countErased(trx, { table: 'orders', cause: 'term', rows });
      return rows;
    }),
  );
  await untilNone(() => emptyOldInvoices(db));
  await untilNone(() => emptyUndelivered(db));
  for (const term of tablesWithTerm()) if (term.table !== 'orders') await untilNone(() => endBatch(db, term));
};
