import { seal, unseal } from '../../lib/sealed.ts';

/** Encrypts the secret of a second factor. It can be decrypted for this staff member only. */
export const encryptSecret = (appSecret: string, staffId: string, secret: Buffer): Buffer =>
  seal(appSecret, 'totp', staffId, secret);

/** Null: changed, of another staff member, or encrypted with another APP_SECRET. */
export const decryptSecret = (appSecret: string, staffId: string, stored: Buffer): Buffer | null =>
  unseal(appSecret, 'totp', staffId, stored);
