import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Executor, Tx } from '../../db/connect.ts';
import type { LinkPurpose } from '../../db/schema/accounts.ts';
import { hashToken, newToken } from '../../lib/token.ts';
import {
  deleteTokensOf,
  findUsedLink,
  insertUsedLink,
  replaceToken,
  takeToken,
} from './account-links.repository.ts';
import { deleteMailsWithLink } from './account-mails.repository.ts';

const HOUR_MS = 3_600_000;
const VALID_MS: Record<LinkPurpose, number> = {
  'verify-email': 7 * 24 * HOUR_MS,
  'reset-password': HOUR_MS,
  'change-email': 24 * HOUR_MS,
};

/** Creates the token of a mailed link. The customer's earlier links of the same purpose stop working. */
export const createLink = async (
  db: Executor,
  link: { userId: string; purpose: LinkPurpose; email: string },
): Promise<string> => {
  const token = newToken();
  await replaceToken(db, {
    token_hash: hashToken(token),
    user_id: link.userId,
    purpose: link.purpose,
    email: link.email,
    expires_at: new Date(Date.now() + VALID_MS[link.purpose]),
  });
  return token;
};

/** A link that works. `email` is null for a repeat: the link worked before, for this customer. */
interface OpenedLink {
  userId: string;
  email: string | null;
}

/**
 * Consumes a link: it works once. A repeat, e.g. after a lost answer, is found until the link expires.
 * @throws DomainError LINK_EXPIRED when the link is unknown or expired
 */
export const consumeLink = async (trx: Tx, purpose: LinkPurpose, token: string): Promise<OpenedLink> => {
  const token_hash = hashToken(token);
  const used = await takeToken(trx, { purpose, token_hash });
  if (used) {
    const { userId, email, expiresAt } = used;
    await insertUsedLink(trx, {
      token_hash,
      purpose,
      user_id: userId,
      staff_id: null,
      expires_at: expiresAt,
    });
    return { userId, email };
  }
  const before = await findUsedLink(trx, { purpose, token_hash });
  if (!before?.user_id) throw new DomainError('LINK_EXPIRED', {}, ['token']);
  return { userId: before.user_id, email: null };
};

/**
 * Invalidates the customer's open links, and the queued mails that would create new ones. Deletes the mails
 * first: a job that is creating a link locks its mail, so that this call waits for it.
 */
export const deleteLinks = async (trx: Tx, userId: string): Promise<void> => {
  await deleteMailsWithLink(trx, userId);
  await deleteTokensOf(trx, userId);
};
