import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { listMessages as listSchema, OfficeMessage } from 'shared-contracts/office/messages.schema';
import { audit } from '../../audit/audit.ts';
import type { Db, Executor, Tx } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { pick } from '../../lib/pick.ts';
import { findAnswers, findMessage, insertAnswer } from '../../modules/forms/contact.repository.ts';
import type { Jobs } from '../../queue/jobs.ts';
import type { Write } from '../access/change.ts';
import * as repository from './messages.repository.ts';

type Listed = EndpointOutput<typeof listSchema>['data'][number];

const TOPIC_LENGTH = 80;

const statusOf = ({ answered_at, closed_at }: repository.MessageRow): Listed['status'] => {
  if (closed_at) return 'closed';
  return answered_at ? 'answered' : 'open';
};

export const toListed = (row: repository.MessageRow): Listed => ({
  id: row.id,
  number: row.number,
  created_at: row.created_at.toISOString(),
  status: statusOf(row),
  kind: row.kind,
  name: [row.name, row.last_name].filter(Boolean).join(' '),
  topic: row.subject ?? row.message.replace(/\s+/g, ' ').slice(0, TOPIC_LENGTH),
});

/** Changes with each answer, and when the message is closed or opened. */
const versionOf = ({ answered_at, closed_at }: repository.MessageRow): string =>
  [answered_at?.getTime() ?? 0, closed_at?.getTime() ?? 0].join('-');

/**
 * A message with its answers.
 * @throws DomainError NOT_FOUND
 */
export const readMessage = async (db: Executor, id: string): Promise<OfficeMessage> => {
  const row = orNotFound(await findMessage(db, id));
  const answers = await findAnswers(db, id);
  return {
    ...toListed(row),
    version: versionOf(row),
    ...pick(row, 'email', 'phone', 'rut', 'subject', 'order_number', 'message', 'locale'),
    company: row.company_name,
    person: await repository.findSenderId(db, row.email),
    closed_at: row.closed_at?.toISOString() ?? null,
    answers: answers.map(({ created_at, ...answer }) => ({ ...answer, at: created_at.toISOString() })),
  };
};

/**
 * Changes a locked message with an audit entry, which has no text: the answer itself has it, and an erasure deletes it.
 * @throws DomainError NOT_FOUND, CONFLICT
 */
const changeMessage = async (
  db: Db,
  { staff, id, version }: Write,
  facts: Readonly<Record<string, unknown>>,
  act: (trx: Tx) => Promise<void>,
): Promise<OfficeMessage> => {
  await db.transaction().execute(async (trx) => {
    const row = orNotFound(await repository.lockMessage(trx, id));
    if (versionOf(row) !== version) throw new DomainError('CONFLICT');
    await act(trx);
    await audit(trx, {
      staffId: staff.id,
      action: 'messages.answer',
      entityId: row.number,
      before: { closed: row.closed_at !== null },
      after: facts,
    });
  });
  return readMessage(db, id);
};

/** Queues the mail of an answer. It opens a closed message again, because the sender may reply. */
export const answerMessage = (
  { db, jobs }: { db: Db; jobs: Jobs },
  change: Write,
  text: string,
): Promise<OfficeMessage> =>
  changeMessage(db, change, { answered: true, closed: false }, async (trx) => {
    const answerId = await insertAnswer(trx, { message_id: change.id, staff_id: change.staff.id, text });
    await repository.updateMessage(trx, change.id, { answered_at: new Date(), closed_at: null });
    await jobs.enqueue(trx, 'send-contact-answer', { answer_id: answerId });
  });

export const closeMessage = (db: Db, change: Write, closed: boolean): Promise<OfficeMessage> =>
  changeMessage(db, change, { closed }, (trx) =>
    repository.updateMessage(trx, change.id, { closed_at: closed ? new Date() : null }),
  );
