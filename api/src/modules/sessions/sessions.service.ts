import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../../db/connect.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { signAccessToken } from './access-token.ts';
import { fitsPassword } from './password.ts';
import { findUserByEmail, insertRefreshToken } from './sessions.repository.ts';

/** SPEC §9. */
export const REFRESH_TOKEN_S = 2_592_000;
const REFRESH_BYTES = 32;

export interface Session {
  accessToken: string;
  refreshToken: string;
}

/**
 * Opens a session.
 * @throws DomainError INVALID_CREDENTIALS, after the same work whether or not the address has an account
 */
export const login = async (
  db: Db,
  secret: string,
  { email, password }: { email: string; password: string },
): Promise<Session> => {
  const user = await findUserByEmail(db, email);
  const fits = await fitsPassword(user?.password_hash, password);
  if (!user || !fits) throw new DomainError('INVALID_CREDENTIALS');
  const refreshToken = randomBytes(REFRESH_BYTES).toString('base64url');
  await insertRefreshToken(db, {
    token_hash: createHash('sha256').update(refreshToken).digest(),
    family_id: randomUUID(),
    user_id: user.id,
    expires_at: new Date(Date.now() + REFRESH_TOKEN_S * 1000),
  });
  return { accessToken: await signAccessToken(secret, user.id), refreshToken };
};
