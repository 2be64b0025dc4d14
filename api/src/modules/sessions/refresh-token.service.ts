import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../../db/connect.ts';
import { sign } from '../../lib/signature.ts';
import {
  deleteSession,
  findRefreshToken,
  insertRefreshToken,
  lockSession,
  updateRefreshTokenReplaced,
} from './sessions.repository.ts';

/** Lifetime in seconds (docs/product/accounts.md#sessions). */
export const REFRESH_TOKEN_S = 2_592_000;
const REFRESH_BYTES = 32;
/**
 * Grace period in which a rotated token gets the same response, for two tabs
 * (docs/product/accounts.md#sessions).
 */
const GRACE_MS = 10_000;

export const newRefreshToken = (): string => randomBytes(REFRESH_BYTES).toString('base64url');

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

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
    token_hash: hashOf(token),
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
 * Rotates a refresh token. Null when it is unknown or expired. Reuse of an older token ends the session,
 * because it may be stolen, except within the grace period.
 */
export const rotateRefreshToken = async (
  trx: Tx,
  secret: string,
  token: string,
  now = new Date(),
): Promise<Rotated | null> => {
  const known = await findRefreshToken(trx, hashOf(token));
  // Lock the session, so that rotations are serialised.
  if (!known || !(await lockSession(trx, known.family_id))) return null;
  const current = await findRefreshToken(trx, hashOf(token));
  if (!current || current.expires_at <= now) return null;

  const rotated = {
    token: successorOf(secret, token),
    sessionId: current.family_id,
    userId: current.user_id,
  };
  if (current.replaced_at === null) {
    await updateRefreshTokenReplaced(trx, hashOf(token), now);
    await storeRefreshToken(trx, rotated);
    return rotated;
  }
  const successor = await findRefreshToken(trx, hashOf(rotated.token));
  const isJustReplaced =
    successor?.replaced_at === null && now.getTime() - current.replaced_at.getTime() <= GRACE_MS;
  if (isJustReplaced) return rotated;
  await deleteSession(trx, current.family_id);
  return null;
};

/** Session of a refresh token, current or rotated. */
export const sessionOfRefreshToken = async (trx: Tx, token: string): Promise<string | undefined> =>
  (await findRefreshToken(trx, hashOf(token)))?.family_id;
