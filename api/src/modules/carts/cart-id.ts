import { randomBytes } from 'node:crypto';
import { DomainError } from '../../errors/domain-error.ts';
import { isSigned, sign } from '../../lib/signature.ts';

const RANDOM_BYTES = 16;

/** A new cart id, `random.signature`. Nothing is stored: an id that is never written to costs nothing (DESIGN §11). */
export const newCartId = (secret: string): string => {
  const random = randomBytes(RANDOM_BYTES).toString('base64url');
  return `${random}.${sign(secret, 'cart', random)}`;
};

/**
 * The key a cart is stored under.
 * @throws DomainError CART_NOT_FOUND when the shop did not make this id
 */
export const cartKeyOf = (secret: string, cartId: string): string => {
  const [random = '', signature = ''] = cartId.split('.');
  if (!isSigned(secret, 'cart', random, signature)) throw new DomainError('CART_NOT_FOUND');
  return random;
};
