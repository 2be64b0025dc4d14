import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { DomainError } from '../../errors/domain-error.ts';
import { sign } from '../../lib/signature.ts';

/** SPEC §9. */
export const ACCESS_TOKEN_S = 1800;
const ISSUER = 'shop-api';
const ALGORITHM = 'HS256';
const BEARER = /^Bearer (\S+)$/i;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether a session was not ended; asked of the database each time, so that a logout counts at once. */
    isSessionOpen: (session: { sessionId: string; userId: string }) => Promise<boolean>;
  }
}

/** Who asks, and in which session. */
export interface Caller {
  userId: string;
  sessionId: string;
  expiresAt: Date;
}

/** A key of its own, so that tokens and other signatures cannot be taken for each other. */
const keyOf = (secret: string): Uint8Array => Buffer.from(sign(secret, 'access-token', 'key'));

/** A bearer token for a customer's session, valid for 30 minutes. The site greets with `name`. */
export const signAccessToken = (
  secret: string,
  { userId, sessionId, name }: { userId: string; sessionId: string; name: string },
): Promise<string> =>
  new SignJWT({ sid: sessionId, name })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(userId)
    .setIssuer(ISSUER)
    .setIssuedAt()
    // Two of one second would else be one token, and a tab could not tell the new one from the one it was refused with.
    .setJti(randomUUID())
    .setExpirationTime(`${ACCESS_TOKEN_S}s`)
    .sign(keyOf(secret));

/** The text after `Bearer`; undefined without such a header. */
export const bearerOf = (request: FastifyRequest): string | undefined => {
  const { authorization } = request.headers;
  return authorization === undefined ? undefined : (BEARER.exec(authorization)?.[1] ?? '');
};

/**
 * The caller; null for a visitor.
 * @throws DomainError UNAUTHORIZED when the token is wrong or over, or its session was ended
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

/** The customer who asks; null for a visitor. Throws as `readCaller` does. */
export const readUserId = async (request: FastifyRequest, secret: string): Promise<string | null> =>
  (await readCaller(request, secret))?.userId ?? null;

/**
 * The caller of what only customers may do.
 * @throws DomainError UNAUTHORIZED
 */
export const requireCaller = async (request: FastifyRequest, secret: string): Promise<Caller> => {
  const caller = await readCaller(request, secret);
  if (!caller) throw new DomainError('UNAUTHORIZED');
  return caller;
};
