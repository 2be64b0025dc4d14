import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time, also texts of different length. */
export const isSameSecret = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/** Whether a header `Authorization` has this token. Never without a token. */
export const isBearer = (authorization: string | undefined, token: string): boolean =>
  token !== '' && authorization !== undefined && isSameSecret(authorization, `Bearer ${token}`);
