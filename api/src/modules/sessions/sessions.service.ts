import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../../db/connect.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { joinAccountCart } from '../carts/account-cart.service.ts';
import { cartKeyOrNull } from '../carts/cart-id.ts';
import { claimGuestOrders } from '../orders/guest-orders.repository.ts';
import { signAccessToken } from './access-token.ts';
import { fitsPassword } from './password.ts';
import {
  newRefreshToken,
  rotateRefreshToken,
  sessionOfRefreshToken,
  storeRefreshToken,
} from './refresh-token.ts';
import { deleteSession, findUserByEmail, findUserName, insertSession } from './sessions.repository.ts';

const MAX_USER_AGENT = 200;

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

export interface Credentials {
  email: string;
  password: string;
  /** The cart filled before. */
  cartId: string | undefined;
  userAgent: string | undefined;
}

/**
 * Opens a session.
 * @throws DomainError INVALID_CREDENTIALS, after the same work whether or not the address has an account
 */
export const login = async (db: Db, secret: string, credentials: Credentials): Promise<Tokens> => {
  const user = await findUserByEmail(db, credentials.email);
  const fits = await fitsPassword(user?.password_hash, credentials.password);
  if (!user || !fits) throw new DomainError('INVALID_CREDENTIALS');
  const { cartId, userAgent } = credentials;
  return db.transaction().execute(async (trx) => {
    const tokens = await openSession(trx, secret, { userId: user.id, name: user.first_name, userAgent });
    // An id that the shop did not make is ignored: a cart must not stop a sign-in.
    const browserKey = cartId ? cartKeyOrNull(secret, cartId) : null;
    if (browserKey !== null) await joinAccountCart(trx, { userId: user.id, browserKey });
    // What the customer bought as a guest since the address was confirmed.
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
  const refreshToken = newRefreshToken();
  await insertSession(trx, {
    id: sessionId,
    user_id: userId,
    user_agent: userAgent?.slice(0, MAX_USER_AGENT) || null,
  });
  await storeRefreshToken(trx, { token: refreshToken, sessionId, userId });
  return { accessToken: await signAccessToken(secret, { userId, sessionId, name }), refreshToken };
};

/**
 * New tokens for a refresh token, which is worth nothing from now on.
 * @throws DomainError UNAUTHORIZED
 */
export const refresh = async (db: Db, secret: string, token: string | undefined): Promise<Tokens> => {
  // The end of a stolen session has to be committed, so the refusal is thrown after the transaction.
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

/** Ends the sessions that a caller can name; nothing happens for those that are over already. */
export const logout = (
  db: Db,
  { sessionId, refreshToken }: { sessionId: string | undefined; refreshToken: string | undefined },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const ofToken = refreshToken && (await sessionOfRefreshToken(trx, refreshToken));
    for (const id of [sessionId, ofToken]) if (id) await deleteSession(trx, id);
  });
