import { randomBytes } from 'node:crypto';
import { DomainError } from '../../errors/domain-error.ts';
import { isSigned, sign } from '../../lib/signature.ts';

const RANDOM_BYTES = 16;

/** The key that a new cart will be stored under. */
export const newCartKey = (): string => randomBytes(RANDOM_BYTES).toString('base64url');

/** The signed id of a cart, `key.signature`, as browsers keep it. */
export const cartIdOf = (secret: string, key: string): string => `${key}.${sign(secret, 'cart', key)}`;

/** A new cart id. Nothing is stored: an id that is never written to costs nothing (DESIGN §11). */
export const newCartId = (secret: string): string => cartIdOf(secret, newCartKey());

/** The key a cart is stored under; null for an id that the shop did not make. */
export const cartKeyOrNull = (secret: string, cartId: string): string | null => {
  const [key = '', signature = ''] = cartId.split('.');
  return isSigned(secret, 'cart', key, signature) ? key : null;
};

/**
 * The key a cart is stored under.
 * @throws DomainError CART_NOT_FOUND when the shop did not make this id
 */
export const cartKeyOf = (secret: string, cartId: string): string => {
  const key = cartKeyOrNull(secret, cartId);
  if (key === null) throw new DomainError('CART_NOT_FOUND');
  return key;
};
