import { createHash, randomBytes } from 'node:crypto';
import type { Executor, Tx } from '../../db/connect.ts';
import type { LinkPurpose } from '../../db/schema/accounts.ts';
import { DomainError } from '../../errors/domain-error.ts';

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;
const VALID_MS: Record<LinkPurpose, number> = {
  'verify-email': 7 * 24 * HOUR_MS,
  'reset-password': HOUR_MS,
  'change-email': 24 * HOUR_MS,
};

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Makes the secret of a link. Former links of the same purpose no longer count. */
export const createLink = async (
  db: Executor,
  link: { userId: string; purpose: LinkPurpose; email: string },
): Promise<string> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .deleteFrom('account_tokens')
    .where('user_id', '=', link.userId)
    .where('purpose', '=', link.purpose)
    .execute();
  await db
    .insertInto('account_tokens')
    .values({
      token_hash: hashOf(token),
      user_id: link.userId,
      purpose: link.purpose,
      email: link.email,
      expires_at: new Date(Date.now() + VALID_MS[link.purpose]),
    })
    .execute();
  return token;
};

/**
 * Uses a link up.
 * @throws DomainError LINK_EXPIRED when it is unknown, used or over
 */
export const useLink = async (
  trx: Tx,
  purpose: LinkPurpose,
  token: string,
): Promise<{ userId: string; email: string }> => {
  const used = await trx
    .deleteFrom('account_tokens')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date())
    .returning(['user_id as userId', 'email'])
    .executeTakeFirst();
  if (!used) throw new DomainError('LINK_EXPIRED', {}, ['token']);
  return used;
};

/**
 * Ends the links that a customer has open, and the mails that would make new ones when they are sent again. The mails go
 * first: a job that is making a link holds its mail, and is waited for.
 */
export const deleteLinks = async (trx: Tx, userId: string): Promise<void> => {
  await trx
    .deleteFrom('account_mails')
    .where('user_id', '=', userId)
    .where('kind', 'in', ['verify-email', 'change-email', 'reset-password'])
    .execute();
  await trx.deleteFrom('account_tokens').where('user_id', '=', userId).execute();
};
