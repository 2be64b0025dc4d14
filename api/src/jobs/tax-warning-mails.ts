import { formatFullDate } from 'shared-contracts/domain/dates';
import type { Db, Executor } from '../db/connect.ts';
import { TAX_KIND_WORDS } from '../mails/tax-warning.words.ts';
import { findOwners } from '../office/access/staff.repository.ts';
import { insertWarning } from '../office/taxes/tax-numbers.repository.ts';
import { findRejections, findTaxWarnings, type TaxWarning } from '../office/taxes/tax-warnings.ts';
import type { JobData } from '../queue/job-list.ts';
import type { Jobs } from '../queue/jobs.ts';
import { mailStaff, type StaffMailDeps, staffLocale } from './mail-staff.ts';

const findCauses = async (db: Executor) => [
  ...(await findTaxWarnings(db, new Date())),
  ...(await findRejections(db)),
];

const REJECTED = `/tax-documents?filter=${encodeURIComponent(JSON.stringify({ state: 'rejected' }))}`;

/** A worker of the version before does not know this kind, and would end the job without a mail: it stops meanwhile. */
const LATER: Partial<Record<TaxWarning['kind'], { startAfterS: number }>> = {
  'documents-rejected': { startAfterS: 900 },
};

/** Queues a mail to the owners once for each certificate and type whose numbers are about to end, and for rejections. */
export const warnTaxKeys = ({ db, jobs }: { db: Db; jobs: Pick<Jobs, 'enqueue'> }): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const { cause, kind } of await findCauses(trx)) {
      if (!(await insertWarning(trx, cause))) continue;
      for (const owner_id of await findOwners(trx))
        await jobs.enqueue(trx, 'send-tax-warning', { owner_id, cause }, LATER[kind]);
    }
  });

/** Warns an owner of a certificate, of numbers or of rejected documents, unless the cause is gone since. */
export const sendTaxWarning = async (
  deps: StaffMailDeps,
  { owner_id, cause }: JobData['send-tax-warning'],
): Promise<void> => {
  const locale = staffLocale(deps.config);
  const warning = (await findCauses(deps.db)).find((one) => one.cause === cause);
  if (!warning) return;
  await mailStaff(deps, owner_id, {
    kind: `tax-${warning.kind}`,
    values: {
      ...('of' in warning && { documents: TAX_KIND_WORDS[warning.of][locale] }),
      ...('left' in warning && { left: String(warning.left) }),
      ...('count' in warning && { count: String(warning.count) }),
      ...('day' in warning && { day: formatFullDate(warning.day, locale) }),
    },
    path: warning.kind === 'documents-rejected' ? REJECTED : '/taxes',
    key: `${cause.replaceAll('/', '-')}-${owner_id}`,
  });
};
