import { createHmac, timingSafeEqual } from 'node:crypto';

/** Purpose of a signature. A signature is valid for its purpose only. */
export type Purpose =
  | 'cart'
  | 'order-access'
  | 'order-link'
  | 'document-link'
  | 'return-slip-link'
  | 'access-token'
  | 'guest'
  | 'address-access'
  | 'refresh-token'
  | 'bot-check'
  | 'reservation'
  | 'reservation-confirm'
  | 'newsletter'
  | 'stock-wait'
  | 'guest-list'
  | 'privacy-request'
  | 'network-address'
  | 'office-secret'
  | 'office-device'
  | 'draft-preview'
  | 'seen-position';

/** HMAC-SHA256 over purpose and text as 43 characters of base64url. */
export const sign = (secret: string, purpose: Purpose, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');

/** Verifies a signature in constant time. */
export const isSigned = (secret: string, purpose: Purpose, text: string, signature: string): boolean => {
  const right = Buffer.from(sign(secret, purpose, text));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right);
};
