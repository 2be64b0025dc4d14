import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { sign } from '../../lib/signature.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (appSecret: string): Buffer =>
  Buffer.from(sign(appSecret, 'office-secret', 'totp'), 'base64url');

/** Encrypts the secret of a second factor: IV, tag, cipher text. It can be decrypted for this staff member only. */
export const encryptSecret = (appSecret: string, staffId: string, secret: Buffer): Buffer => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(appSecret), iv).setAAD(Buffer.from(staffId));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
};

/** Null: changed, of another staff member, or encrypted with another APP_SECRET. */
export const decryptSecret = (appSecret: string, staffId: string, stored: Buffer): Buffer | null => {
  const iv = stored.subarray(0, IV_BYTES);
  const tag = stored.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  try {
    const cipher = createDecipheriv(CIPHER, keyOf(appSecret), iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(staffId))
      .setAuthTag(tag);
    return Buffer.concat([cipher.update(stored.subarray(IV_BYTES + TAG_BYTES)), cipher.final()]);
  } catch {
    return null;
  }
};
