import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { listFailedMails as listSchema } from 'shared-contracts/office/mails.schema';
import type { z } from 'zod';
import { audit } from '../../audit/audit.ts';
import type { Db, Executor } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { findFailedMailName, findFailedMails, hasJobs, kindOfMail } from './failed-mails.repository.ts';

export const listFailedMails = async (
  db: Executor,
  query: z.output<typeof listSchema.query>,
): Promise<EndpointOutput<typeof listSchema>> =>
  (await hasJobs(db)) ? findFailedMails(db, query) : { data: [], total: 0, more: false };

/**
 * Queues a failed mail for one more try. Of two calls at once, one finds it queued already.
 * @throws DomainError NOT_FOUND
 */
export const sendMailAgain = async (
  { db, jobs }: { db: Db; jobs: Jobs },
  { staffId, id }: { staffId: string; id: string },
): Promise<void> => {
  if (!(await hasJobs(db))) throw new DomainError('NOT_FOUND');
  await db.transaction().execute(async (trx) => {
    const name = orNotFound(await findFailedMailName(trx, id));
    await jobs.retry(trx, name, id);
    await audit(trx, {
      staffId,
      action: 'mails.send-again',
      entityId: id,
      after: { mail: kindOfMail(name) },
    });
  });
};
