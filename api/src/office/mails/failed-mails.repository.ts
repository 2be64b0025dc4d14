import { sql } from 'kysely';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { listFailedMails } from 'shared-contracts/office/mails.schema';
import type { z } from 'zod';
import type { Executor, Tx } from '../../db/connect.ts';
import { countUpTo, offsetOf } from '../../db/list.ts';
import { queryRows, queryValue } from '../../db/query.ts';
import { isoTimes, type Timed } from '../../lib/iso-times.ts';
import type { JobName } from '../../queue/job-list.ts';

type Query = z.output<typeof listFailedMails.query>;
type FailedMail = EndpointOutput<typeof listFailedMails>['data'][number];
type Kind = FailedMail['kind'];
type Row = Timed<Omit<FailedMail, 'kind'>, 'created_at' | 'failed_at'> & { name: JobName };

/** Jobs of mails that ran out of tries, without those of orders, which the order's page sends again. */
export const FAILED_MAILS = sql<boolean>`state = 'failed' and name like 'send-%' and name <> 'send-order-mail'`;

const KINDS: Partial<Record<JobName, Kind>> = {
  'send-account-mail': 'account',
  'send-contact-mails': 'contact',
  'send-contact-answer': 'answer',
  'send-newsletter-mail': 'newsletter',
  'send-stock-wait-mail': 'stock-wait',
  'send-reservation-mail': 'reservation',
  'send-privacy-mail': 'privacy',
  'send-staff-mail': 'staff',
  'send-account-changed': 'staff',
  'send-access-given': 'staff',
  'send-privacy-due': 'staff',
  'send-tax-warning': 'staff',
  'send-low-stock': 'staff',
  'send-return-late': 'staff',
};

/** Kind of a mail, for people. */
export const kindOfMail = (name: JobName): Kind => KINDS[name] ?? 'other';

const ERROR_LENGTH = 200;

/** Failed mails, the last one first unless the query says otherwise. */
export const findFailedMails = async (
  db: Executor,
  query: Query,
): Promise<EndpointOutput<typeof listFailedMails>> => {
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`;
  const rows = await queryRows(db)<Row>`
    select failed.id, failed.name, failed.created_on as created_at, failed.completed_on as failed_at,
      left(failed.output ->> 'message', ${ERROR_LENGTH}) as error,
      coalesce(reservation.number, message.number) as about,
      coalesce(reservation.id, message.id) as about_id
    from (
      select * from jobs.job where ${FAILED_MAILS}
      order by completed_on ${direction}, id limit ${query.per_page} offset ${offsetOf(query)}
    ) failed
    left join reservations reservation on reservation.id::text = failed.data ->> 'reservation_id'
    left join contact_answers answer on answer.id::text = failed.data ->> 'answer_id'
    left join contact_messages message
      on message.id::text = coalesce(answer.message_id::text, failed.data ->> 'message_id')
    order by failed.completed_on ${direction}, failed.id`;
  const data = rows.map(({ name, ...row }) => ({ ...isoTimes(row), kind: kindOfMail(name) }));
  return { data, ...(await countUpTo(db, 'jobs.job', FAILED_MAILS)) };
};

/** Name of the job of a failed mail. Undefined when it is not failed any more. */
export const findFailedMailName = (trx: Tx, id: string) => queryValue(trx)<JobName>`
    select name from jobs.job where id = ${id}::uuid and ${FAILED_MAILS} for update`;

/** Whether the job queue has its tables. It creates them at its first start. */
export const hasJobs = async (db: Executor): Promise<boolean> =>
  (await queryValue(db)<boolean>`
    select to_regclass('jobs.job') is not null as found`) ?? false;
