import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { sign } from '../lib/signature.ts';

/** Lifetime of an access token in seconds (docs/product/accounts.md#sessions). */
export const ACCESS_TOKEN_S = 1800;
const ISSUER = 'shop-api';
const ALGORITHM = 'HS256';
const BEARER = /^Bearer (\S+)$/i;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether a session is open. Reads the database each time, so that a logout takes effect at once. */
    isSessionOpen: (session: { sessionId: string; userId: string }) => Promise<boolean>;
  }
}

/** Customer and session of a request. */
export interface Caller {
  userId: string;
  sessionId: string;
  expiresAt: Date;
}

/** Separate key, so that tokens and other signatures cannot be confused. */
const keyOf = (secret: string): Uint8Array => Buffer.from(sign(secret, 'access-token', 'key'));

/** Creates an access token, valid for 30 minutes. `name` is for the greeting. */
export const signAccessToken = (
  secret: string,
  { userId, sessionId, name }: { userId: string; sessionId: string; name: string },
): Promise<string> =>
  new SignJWT({ sid: sessionId, name })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(userId)
    .setIssuer(ISSUER)
    .setIssuedAt()
    // Unique id, because two tokens of the same second would be equal, and a tab could not detect the renewal.
    .setJti(randomUUID())
    .setExpirationTime(`${ACCESS_TOKEN_S}s`)
    .sign(keyOf(secret));

/** Token of the `Authorization: Bearer` header. Undefined without that header. */
export const bearerOf = (request: FastifyRequest): string | undefined => {
  const { authorization } = request.headers;
  return authorization === undefined ? undefined : (BEARER.exec(authorization)?.[1] ?? '');
};

/**
 * Customer and session of the request. Null for a guest.
 * @throws DomainError UNAUTHORIZED when the token is invalid or expired, or its session has ended
 */
export const readCaller = async (request: FastifyRequest, secret: string): Promise<Caller | null> => {
  const token = bearerOf(request);
  if (token === undefined) return null;
  const caller = await callerOf(token, secret);
  if (!caller || !(await request.server.isSessionOpen(caller))) throw new DomainError('UNAUTHORIZED');
  return caller;
};

const callerOf = async (token: string, secret: string): Promise<Caller | null> => {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { issuer: ISSUER, algorithms: [ALGORITHM] });
    const { sub, sid, exp } = payload;
    if (!sub || typeof sid !== 'string' || !exp) return null;
    return { userId: sub, sessionId: sid, expiresAt: new Date(exp * 1000) };
  } catch {
    return null;
  }
};

/** Customer id of the request. Null for a guest. Throws like `readCaller`. */
export const readUserId = async (request: FastifyRequest, secret: string): Promise<string | null> =>
  (await readCaller(request, secret))?.userId ?? null;

/**
 * Customer and session of a request that requires login.
 * @throws DomainError UNAUTHORIZED
 */
export const requireCaller = async (request: FastifyRequest, secret: string): Promise<Caller> => {
  const caller = await readCaller(request, secret);
  if (!caller) throw new DomainError('UNAUTHORIZED');
  return caller;
};
