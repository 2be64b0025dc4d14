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
import { pick } from '../../lib/pick.ts';
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
  ...pick(row, 'number', 'purposes', 'status', 'due_on', 'extension', 'answer'),
  right: row.kind,
  asked_at: row.asked_at.toISOString(),
  answered_at: row.answered_at?.toISOString() ?? null,
});

const isExport = (kind: PrivacyRight): boolean => kind === 'access' || kind === 'portability';

/** False for an erased request: it has a keyed hash in place of the address. */
export const hasAddress = ({ email }: { email: string }): boolean => email.includes('@');

/**
 * Request of a mailed link. `proven`: the link proves the address, so it opens personal data. Other links
 * (`privacy-request-link.ts`) show only the state of the request.
 * @throws DomainError LINK_EXPIRED
 */
const openLink = async (db: Executor, secret: string, token: string) => {
  const read = readPrivacyToken(secret, token);
  const row = read && (await repository.findRequest(db, read.id));
  if (!row) throw new DomainError('LINK_EXPIRED', {}, ['token']);
  const isProof = read.use === 'proof';
  if (isProof && row.asked_at.getTime() + PROOF_MS <= Date.now())
    throw new DomainError('LINK_EXPIRED', {}, ['token']);
  return { row, isProof, proven: isProof && hasAddress(row) };
};

/** Like `openLink`, but refuses a link that does not prove the address. */
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
 * Confirms a request by the link that was mailed to the address. Answers it at once when staff need not decide.
 * A repeated confirmation changes nothing.
 * @throws DomainError LINK_EXPIRED
 */
export const confirmByLink = async (
  deps: PrivacyDeps,
  { token, ipHash }: { token: string; ipHash: string | null },
): Promise<LinkedPrivacyRequest> => {
  const { db, jobs, config } = deps;
  const { row: asked, isProof } = await openLink(db, config.APP_SECRET, token);
  if (!isProof) throw new DomainError('LINK_EXPIRED', {}, ['token']);
  const { id, email } = asked;
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
 * Person of an answered request for access or portability. The link opens the download of the person's data.
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
