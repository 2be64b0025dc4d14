import { randomUUID } from 'node:crypto';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Db, Tx } from '../../db/connect.ts';
import { newToken } from '../../lib/token.ts';
import { signAccessToken } from '../../plugins/access-token.ts';
import { joinAccountCart } from '../carts/account-cart.service.ts';
import { cartKeyOrNull } from '../carts/cart-id.ts';
import { lockAccount } from '../carts/lock-cart.repository.ts';
import { fitsPassword } from './password.ts';
import { rotateRefreshToken, sessionOfRefreshToken, storeRefreshToken } from './refresh-token.service.ts';
import {
  claimGuestOrders,
  deleteOldSessions,
  deleteSession,
  findUserByEmail,
  findUserName,
  insertSession,
  isBlockedUser,
} from './sessions.repository.ts';

const MAX_USER_AGENT = 200;
/** Most sessions of an account. */
const MAX_SESSIONS = 50;

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

export interface Credentials {
  email: string;
  password: string;
  /** Guest cart to join. */
  cartId: string | undefined;
  userAgent: string | undefined;
}

/**
 * Signs in and creates a session.
 * @throws DomainError INVALID_CREDENTIALS, with the same work for known and unknown e-mails; ACCOUNT_BLOCKED, after the
 * right password only
 */
export const login = async (db: Db, secret: string, credentials: Credentials): Promise<Tokens> => {
  const user = await findUserByEmail(db, credentials.email);
  const fits = await fitsPassword(user?.password_hash, credentials.password);
  if (!user || !fits) throw new DomainError('INVALID_CREDENTIALS');
  const { cartId, userAgent } = credentials;
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, user.id, 'joining');
    // The password may have been changed or the account erased since the comparison.
    const locked = await findUserByEmail(trx, credentials.email);
    if (locked?.password_hash !== user.password_hash) throw new DomainError('INVALID_CREDENTIALS');
    // Read after the lock, because staff may be blocking the account now.
    if (await isBlockedUser(trx, user.id)) throw new DomainError('ACCOUNT_BLOCKED');
    const tokens = await openSession(trx, secret, { userId: user.id, name: user.first_name, userAgent });
    // Ignore an invalid cart id, because a cart must not prevent a login.
    const browserKey = cartId ? cartKeyOrNull(secret, cartId) : null;
    if (browserKey !== null) await joinAccountCart(trx, { userId: user.id, browserKey });
    // Claim guest orders placed since the e-mail was confirmed.
    if (user.email_verified_at) await claimGuestOrders(trx, user);
    return tokens;
  });
};

const openSession = async (
  trx: Tx,
  secret: string,
  { userId, name, userAgent }: { userId: string; name: string; userAgent: string | undefined },
): Promise<Tokens> => {
  const sessionId = randomUUID();
  const refreshToken = newToken();
  await insertSession(trx, {
    id: sessionId,
    user_id: userId,
    user_agent: userAgent?.slice(0, MAX_USER_AGENT) || null,
  });
  await storeRefreshToken(trx, { token: refreshToken, sessionId, userId });
  await deleteOldSessions(trx, userId, MAX_SESSIONS);
  return { accessToken: await signAccessToken(secret, { userId, sessionId, name }), refreshToken };
};

/**
 * Rotates a refresh token and returns new tokens.
 * @throws DomainError UNAUTHORIZED
 */
export const refresh = async (db: Db, secret: string, token: string | undefined): Promise<Tokens> => {
  // Throw after the transaction, because the end of a stolen session must be committed.
  const rotated = token
    ? await db.transaction().execute((trx) => rotateRefreshToken(trx, secret, token))
    : null;
  const name = rotated && (await findUserName(db, rotated.userId));
  if (!rotated || name === undefined || name === null) throw new DomainError('UNAUTHORIZED');
  const { userId, sessionId } = rotated;
  return {
    accessToken: await signAccessToken(secret, { userId, sessionId, name }),
    refreshToken: rotated.token,
  };
};

/** Ends the session of the access token or refresh token. Idempotent. */
export const logout = (
  db: Db,
  { sessionId, refreshToken }: { sessionId: string | undefined; refreshToken: string | undefined },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const ofToken = refreshToken && (await sessionOfRefreshToken(trx, refreshToken));
    for (const id of [sessionId, ofToken]) if (id) await deleteSession(trx, id);
  });
