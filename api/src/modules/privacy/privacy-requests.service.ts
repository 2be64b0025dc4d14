import type {
  askPrivacyRequest,
  LinkedPrivacyRequest,
  PrivacyRequest,
} from 'shared-contracts/api/privacy-requests.schema';
import { type DataLimit, PROOF_HOURS, type PrivacyRight } from 'shared-contracts/domain/privacy-rights';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { z } from 'zod';
import type { Db, Executor } from '../../db/connect.ts';
import { deleteLimits, findLimits } from '../../personal-data/data-limits.repository.ts';
import type { ErasureConfig } from '../../personal-data/erasure-journal.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { findUserByEmail } from '../sessions/sessions.repository.ts';
import { answerAtOnce, settleRequest } from './answer-request.service.ts';
import { readPrivacyToken } from './privacy-request-link.ts';
import * as repository from './privacy-requests.repository.ts';

type Row = repository.PrivacyRequestRow;

export interface PrivacyDeps {
  db: Db;
  jobs: Jobs;
  config: ErasureConfig;
}

const PROOF_MS = PROOF_HOURS * 3_600_000;

/**
 * Stores a request and mails the link that proves the address. Does the same for every address, so that the answer
 * does not say whether the shop knows it.
 */
export const askForRight = (
  { db, jobs }: PrivacyDeps,
  { email, right, purposes, text }: Omit<z.output<typeof askPrivacyRequest.body>, 'altcha'>,
  locale: Locale,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const asked = {
      email,
      kind: right,
      purposes: right === 'opposition' ? purposes : [],
      text: text ?? null,
      locale,
    };
    const { id } = await repository.insertRequest(trx, asked);
    await jobs.enqueue(trx, 'send-privacy-mail', { request_id: id, kind: 'privacy-proof' });
  });

export const toRequest = (row: Row): PrivacyRequest => ({
  number: row.number,
  right: row.kind,
  purposes: row.purposes,
  status: row.status,
  asked_at: row.asked_at.toISOString(),
  due_on: row.due_on,
  extension: row.extension,
  answer: row.answer,
  answered_at: row.answered_at?.toISOString() ?? null,
});

const isExport = (kind: PrivacyRight): boolean => kind === 'access' || kind === 'portability';

/** An erased request has the keyed hash of the address. */
export const hasAddress = ({ email }: { email: string }): boolean => email.includes('@');

/**
 * Request of a mailed link.
 * @throws DomainError LINK_EXPIRED
 */
const openLink = async (db: Executor, secret: string, token: string) => {
  const read = readPrivacyToken(secret, token);
  const row = read && (await repository.findRequest(db, read.id));
  const isProof = read?.use === 'proof';
  const isOver = isProof && (row?.asked_at.getTime() ?? 0) + PROOF_MS <= Date.now();
  if (!row || isOver) throw new DomainError('LINK_EXPIRED', {}, ['token']);
  return { row, proven: isProof && hasAddress(row) };
};

/** Like `openLink`, for what only the person behind the address may do. */
const openProof = async (db: Executor, secret: string, token: string): Promise<Row> => {
  const { row, proven } = await openLink(db, secret, token);
  if (!proven) throw new DomainError('LINK_EXPIRED', {}, ['token']);
  return row;
};

export const readByLink = async (
  { db, config }: Pick<PrivacyDeps, 'db' | 'config'>,
  token: string,
): Promise<LinkedPrivacyRequest> => {
  const { row, proven } = await openLink(db, config.APP_SECRET, token);
  return {
    ...toRequest(row),
    proven,
    text: proven ? row.text : null,
    can_export: proven && row.status === 'done' && isExport(row.kind),
    limits: proven && row.status !== 'asked' ? await findLimits(db, row.email) : [],
  };
};

/**
 * Confirms a request by the link that was mailed to the address, and answers it at once where it needs no person.
 * A repeated confirmation changes nothing.
 * @throws DomainError LINK_EXPIRED
 */
export const confirmByLink = async (
  deps: PrivacyDeps,
  { token, ipHash }: { token: string; ipHash: string | null },
): Promise<LinkedPrivacyRequest> => {
  const { db, jobs, config } = deps;
  const { id, email } = await openProof(db, config.APP_SECRET, token);
  await db.transaction().execute(async (trx) => {
    await repository.lockRequester(trx, email);
    const row = await repository.findRequest(trx, id);
    if (row?.status !== 'asked') return;
    const userId = (await findUserByEmail(trx, email))?.id ?? null;
    const answer = await answerAtOnce(trx, config, row, userId, ipHash);
    await settleRequest(trx, { jobs }, row.id, answer);
  });
  return readByLink(deps, token);
};

/**
 * The person whose data the link of a request for it opens.
 * @throws DomainError LINK_EXPIRED
 */
export const openExport = async (
  { db, config }: Pick<PrivacyDeps, 'db' | 'config'>,
  token: string,
): Promise<{ email: string; isProven: true }> => {
  const row = await openProof(db, config.APP_SECRET, token);
  if (row.status !== 'done' || !isExport(row.kind)) throw new DomainError('LINK_EXPIRED', {}, ['token']);
  return { email: row.email, isProven: true };
};

/**
 * Allows again a use of the person's data that the person had stopped.
 * @throws DomainError LINK_EXPIRED
 */
export const liftLimitByLink = async (
  deps: PrivacyDeps,
  { token, limit }: { token: string; limit: DataLimit },
): Promise<LinkedPrivacyRequest> => {
  const { email, status } = await openProof(deps.db, deps.config.APP_SECRET, token);
  if (status === 'asked') throw new DomainError('LINK_EXPIRED', {}, ['token']);
  await deps.db.transaction().execute((trx) => deleteLimits(trx, email, [limit]));
  return readByLink(deps, token);
};
