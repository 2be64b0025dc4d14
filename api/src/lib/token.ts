import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** New random token of a session or a link. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** New random id of an order or an address. It cannot be guessed. */
export const newId = (): string => randomBytes(16).toString('hex');

/** Tables store only this hash, so that a copy of the database opens no session. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
