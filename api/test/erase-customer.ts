import type { Db } from '../src/db/connect.ts';
import {
  type Erasure,
  eraseWithJournal,
  type Person,
} from '../src/modules/privacy/erase-customer.service.ts';
import type { ErasureConfig } from '../src/personal-data/erasure-journal.ts';

/** Erases a person in a transaction of its own. */
export const eraseCustomer = (db: Db, config: ErasureConfig, person: Person): Promise<Erasure> =>
  db.transaction().execute((trx) => eraseWithJournal(trx, config, person));
