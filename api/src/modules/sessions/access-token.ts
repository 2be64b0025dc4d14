import type { FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { DomainError } from '../../errors/domain-error.ts';
import { sign } from '../../lib/signature.ts';

/** SPEC §9. */
export const ACCESS_TOKEN_S = 1800;
const ISSUER = 'shop-api';
const ALGORITHM = 'HS256';
const BEARER = /^Bearer (\S+)$/i;

/** A key of its own, so that tokens and other signatures cannot be taken for each other. */
const keyOf = (secret: string): Uint8Array => Buffer.from(sign(secret, 'access-token', 'key'));

/** A bearer token for a customer, valid for 30 minutes. */
export const signAccessToken = (secret: string, userId: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(userId)
    .setIssuer(ISSUER)
    .setIssuedAt()
    .setExpirationTime(`${ACCESS_TOKEN_S}s`)
    .sign(keyOf(secret));

/**
 * The customer who asks; null for a visitor.
 * @throws DomainError UNAUTHORIZED when the token is wrong or over
 */
export const readUserId = async (request: FastifyRequest, secret: string): Promise<string | null> => {
  const { authorization } = request.headers;
  if (authorization === undefined) return null;
  const token = BEARER.exec(authorization)?.[1] ?? '';
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { issuer: ISSUER, algorithms: [ALGORITHM] });
    return payload.sub ?? null;
  } catch {
    throw new DomainError('UNAUTHORIZED');
  }
};
