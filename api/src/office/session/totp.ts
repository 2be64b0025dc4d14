import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { seal, unseal } from '../../lib/sealed.ts';

/** Seconds for which an app shows a code. */
export const STEP_S = 30;
/** Settings that every authenticator app supports (RFC 6238). */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: STEP_S } as const;
const SECRET_BYTES = 20;
/** Number of steps by which the clock of a phone may differ. */
export const CODE_WINDOW = 1;

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES);

const secretOf = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer });

/** Time step of a moment in ms. */
export const stepAt = (now: number): number => TOTP.counter({ period: STEP_S, timestamp: now });

/** Time step of a code that fits now. Null: the code is wrong. */
export const stepOfCode = (secret: Buffer, code: string): number | null => {
  const now = Date.now();
  const delta = TOTP.validate({
    token: code,
    secret: secretOf(secret),
    ...SETTINGS,
    timestamp: now,
    window: CODE_WINDOW,
  });
  return delta === null ? null : stepAt(now) + delta;
};

export const codeOfStep = (secret: Buffer, step: number): string =>
  TOTP.generate({ secret: secretOf(secret), ...SETTINGS, timestamp: step * STEP_S * 1000 });

/** Secret in Base32, to type, and as `otpauth://` address. */
export const forAuthenticator = (secret: Buffer, { issuer, label }: { issuer: string; label: string }) => ({
  secret: secretOf(secret).base32,
  uri: new TOTP({ issuer, label, secret: secretOf(secret), ...SETTINGS }).toString(),
});

/** Encrypts the secret of a second factor. It can be decrypted for this staff member only. */
export const encryptSecret = (appSecret: string, staffId: string, secret: Buffer): Buffer =>
  seal(appSecret, 'totp', staffId, secret);

/** Null: changed, of another staff member, or encrypted with another APP_SECRET. */
export const decryptSecret = (appSecret: string, staffId: string, stored: Buffer): Buffer | null =>
  unseal(appSecret, 'totp', staffId, stored);
