import type { Db } from '../db/connect.ts';
import { findOwners } from '../office/access/staff.repository.ts';
import { insertWarning } from '../office/taxes/tax-numbers.repository.ts';
import { findTaxWarnings } from '../office/taxes/tax-warnings.ts';
import type { Jobs } from '../queue/jobs.ts';

/** Queues a mail to the owners for each certificate and type whose numbers are about to end, once. */
export const warnTaxKeys = (
  { db, jobs }: { db: Db; jobs: Pick<Jobs, 'enqueue'> },
  now = new Date(),
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const { cause } of await findTaxWarnings(trx, now)) {
      if (!(await insertWarning(trx, cause))) continue;
      for (const owner_id of await findOwners(trx))
        await jobs.enqueue(trx, 'send-tax-warning', { owner_id, cause });
    }
  });
