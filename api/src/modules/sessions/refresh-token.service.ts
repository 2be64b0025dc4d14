import type { Tx } from '../../db/connect.ts';
import { sign } from '../../lib/signature.ts';
import { hashToken } from '../../lib/token.ts';
import {
  deleteSession,
  findRefreshToken,
  insertRefreshToken,
  lockSession,
  updateRefreshTokenReplaced,
} from './sessions.repository.ts';

/** Lifetime of a refresh token in seconds (docs/product/accounts.md#sessions). */
export const REFRESH_TOKEN_S = 2_592_000;
/**
 * Grace period in which a replaced refresh token gets the same successor again, because two tabs may send
 * the same token (docs/product/accounts.md#sessions).
 */
const GRACE_MS = 10_000;

/**
 * Next token of a rotation. Derived from the token and the secret, so that a repeated request within the
 * grace period gets the same token, although only hashes are stored.
 */
const successorOf = (secret: string, token: string): string => sign(secret, 'refresh-token', token);

export const storeRefreshToken = (
  trx: Tx,
  { token, sessionId, userId }: { token: string; sessionId: string; userId: string },
): Promise<void> =>
  insertRefreshToken(trx, {
    token_hash: hashToken(token),
    family_id: sessionId,
    user_id: userId,
    expires_at: new Date(Date.now() + REFRESH_TOKEN_S * 1000),
  });

export interface Rotated {
  token: string;
  sessionId: string;
  userId: string;
}

/**
 * Rotates a refresh token: stores its successor and returns it. A token that was already replaced gets the
 * same successor again for `GRACE_MS`, as long as the successor itself was not replaced. Later use of a
 * replaced token deletes the session, because the token may be stolen.
 * @returns null when the token is unknown or expired, its session has ended, or the token was reused too late
 */
export const rotateRefreshToken = async (trx: Tx, secret: string, token: string): Promise<Rotated | null> => {
  const now = new Date();
  const known = await findRefreshToken(trx, hashToken(token));
  // Lock the session, so that rotations are serialised.
  if (!known || !(await lockSession(trx, known.family_id))) return null;
  const current = await findRefreshToken(trx, hashToken(token));
  if (!current || current.expires_at <= now) return null;

  const rotated = {
    token: successorOf(secret, token),
    sessionId: current.family_id,
    userId: current.user_id,
  };
  if (current.replaced_at === null) {
    await updateRefreshTokenReplaced(trx, hashToken(token), now);
    await storeRefreshToken(trx, rotated);
    return rotated;
  }
  const successor = await findRefreshToken(trx, hashToken(rotated.token));
  const isJustReplaced =
    successor?.replaced_at === null && now.getTime() - current.replaced_at.getTime() <= GRACE_MS;
  if (isJustReplaced) return rotated;
  await deleteSession(trx, current.family_id);
  return null;
};

/** Session id of a refresh token, whether the token is current or already replaced. */
export const sessionOfRefreshToken = async (trx: Tx, token: string): Promise<string | undefined> =>
  (await findRefreshToken(trx, hashToken(token)))?.family_id;
