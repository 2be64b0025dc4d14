import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { sign } from './signature.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Use of sealed bytes. Bytes sealed for one use cannot be opened for another. */
type SealUse = 'totp' | 'tax-keys';

const keyOf = (appSecret: string, use: SealUse): Buffer =>
  Buffer.from(sign(appSecret, 'office-secret', use), 'base64url');

/** Encrypts bytes for the database: IV, tag, cipher text. They can be opened for this owner only. */
export const seal = (appSecret: string, use: SealUse, owner: string, bytes: Buffer): Buffer => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(appSecret, use), iv).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
};

/** Null: changed, of another owner, or sealed with another APP_SECRET. */
export const unseal = (appSecret: string, use: SealUse, owner: string, sealed: Buffer): Buffer | null => {
  const iv = sealed.subarray(0, IV_BYTES);
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  try {
    const cipher = createDecipheriv(CIPHER, keyOf(appSecret, use), iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    return Buffer.concat([cipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]);
  } catch {
    return null;
  }
};
