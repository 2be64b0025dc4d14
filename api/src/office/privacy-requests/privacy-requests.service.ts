import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type {
  listPrivacyRequests as listSchema,
  OfficePrivacyRequest,
} from 'shared-contracts/office/privacy-requests.schema';
import { audit } from '../../audit/audit.ts';
import type { Db, Executor } from '../../db/connect.ts';
import { daysUntil } from '../../lib/santiago.ts';
import { dueAfter } from '../../modules/privacy/answer-request.service.ts';
import {
  findRequest,
  lockRequest,
  updateRequest,
} from '../../modules/privacy/privacy-requests.repository.ts';
import type { Jobs } from '../../queue/jobs.ts';
import type { Write } from '../access/change.ts';
import { findSenderId } from '../messages/messages.repository.ts';
import { findStaffName, type Row } from './privacy-requests.repository.ts';

type Listed = EndpointOutput<typeof listSchema>['data'][number];

const isConfirmed = (row: Awaited<ReturnType<typeof findRequest>>): row is Row =>
  row !== undefined && row.status !== 'asked';

export const toListed = ({ id, number, kind, status, email, proven_at, due_on }: Row): Listed => ({
  id,
  number,
  right: kind,
  status: status as Listed['status'],
  email,
  proven_at: proven_at.toISOString(),
  due_on,
  days_left: status === 'open' ? daysUntil(dayInSantiago(new Date()), due_on) : null,
});

const versionOf = ({ status, due_on }: Row): string => `${status}-${due_on}`;

/** @throws DomainError NOT_FOUND */
export const readPrivacyRequest = async (db: Executor, id: string): Promise<OfficePrivacyRequest> => {
  const row = await findRequest(db, id);
  if (!isConfirmed(row)) throw new DomainError('NOT_FOUND');
  const { purposes, text, locale, extension, answer, answered_at, staff_id, email } = row;
  return {
    ...toListed(row),
    version: versionOf(row),
    purposes,
    text,
    locale,
    extension,
    answer,
    answered_at: answered_at?.toISOString() ?? null,
    staff: staff_id && (await findStaffName(db, staff_id)),
    person: await findSenderId(db, email),
  };
};

interface Deps {
  db: Db;
  jobs: Jobs;
}

/**
 * Changes an open request, with an audit entry without the text, and mails it.
 * @throws DomainError NOT_FOUND, CONFLICT
 */
const changeRequest = async (
  { db, jobs }: Deps,
  { staff, id, version }: Write,
  kind: 'privacy-answered' | 'privacy-refused' | 'privacy-extended',
  changesOf: (row: Row) => Parameters<typeof updateRequest>[2],
): Promise<OfficePrivacyRequest> => {
  await db.transaction().execute(async (trx) => {
    const row = await lockRequest(trx, id);
    if (!isConfirmed(row)) throw new DomainError('NOT_FOUND');
    if (row.status !== 'open' || versionOf(row) !== version) throw new DomainError('CONFLICT');
    const changes = changesOf(row);
    await updateRequest(trx, id, { ...changes, staff_id: staff.id });
    const { status, due_on } = row;
    await audit(trx, {
      staffId: staff.id,
      action: 'privacy.answer',
      entityId: row.number,
      before: { status, due_on },
      after: { status: changes.status ?? status, due_on: changes.due_on ?? due_on },
    });
    await jobs.enqueue(trx, 'send-privacy-mail', { request_id: id, kind });
  });
  return readPrivacyRequest(db, id);
};

const endRequest =
  (status: 'done' | 'refused', kind: 'privacy-answered' | 'privacy-refused') =>
  (deps: Deps, change: Write, { text }: { text: string }) =>
    changeRequest(deps, change, kind, () => ({ status, answer: text, answered_at: new Date() }));

export const answerPrivacyRequest = endRequest('done', 'privacy-answered');

/** `text`: the reasons. */
export const refusePrivacyRequest = endRequest('refused', 'privacy-refused');

/** `text`: why it takes longer. @throws DomainError CONFLICT when the term was extended before */
export const extendPrivacyRequest = (
  deps: Deps,
  change: Write,
  { text, days }: { text: string; days: number },
) =>
  changeRequest(deps, change, 'privacy-extended', ({ extension, due_on }) => {
    if (extension !== null) throw new DomainError('CONFLICT');
    // The owners are warned again before the new day.
    return { extension: text, due_on: dueAfter(due_on, days), warned_days: null };
  });
