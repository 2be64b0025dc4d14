import { expect, it } from 'vitest';
import { decryptSecret, encryptSecret, newTotpSecret } from './totp.ts';

const APP_SECRET = 'a secret that is long enough for a key';

it('decrypts for the same staff member and APP_SECRET only, and no changed text', () => {
  const secret = newTotpSecret();
  const stored = encryptSecret(APP_SECRET, 'staff-1', secret);
  expect(decryptSecret(APP_SECRET, 'staff-1', stored)).toEqual(secret);
  expect(decryptSecret(APP_SECRET, 'staff-2', stored)).toBeNull();
  expect(decryptSecret(`${APP_SECRET}!`, 'staff-1', stored)).toBeNull();
  for (const index of stored.keys()) {
    const changed = Buffer.from(stored);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(decryptSecret(APP_SECRET, 'staff-1', changed)).toBeNull();
  }
  expect(decryptSecret(APP_SECRET, 'staff-1', Buffer.alloc(0))).toBeNull();
});

it('encrypts equal secrets differently', () => {
  const secret = newTotpSecret();
  const [one, other] = [
    encryptSecret(APP_SECRET, 'staff-1', secret),
    encryptSecret(APP_SECRET, 'staff-1', secret),
  ];
  expect(one).not.toEqual(other);
  expect(one.includes(secret)).toBe(false);
});
