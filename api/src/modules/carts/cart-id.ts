import { randomBytes } from 'node:crypto';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { isSigned, sign } from '../../lib/signature.ts';

/** A cart that a request may read and change. */
export interface CartRef {
  /** Signed id of the browser. */
  id: string;
  /** Key in the database. */
  key: string;
  /** Customer who owns it. Null for a guest cart. */
  accountId: string | null;
}

const RANDOM_BYTES = 16;

export const newCartKey = (): string => randomBytes(RANDOM_BYTES).toString('base64url');

/** The signed id of a cart, `key.signature`, as browsers keep it. */
export const cartIdOf = (secret: string, key: string): string => `${key}.${sign(secret, 'cart', key)}`;

/** Creates a cart id without storing anything (docs/product/cart.md#cart-id). */
export const newCartId = (secret: string): string => cartIdOf(secret, newCartKey());

/** Key of a cart id. Null without a valid signature. */
export const cartKeyOrNull = (secret: string, cartId: string): string | null => {
  const [key = '', signature = ''] = cartId.split('.');
  return isSigned(secret, 'cart', key, signature) ? key : null;
};

/**
 * Key of a cart id.
 * @throws DomainError CART_NOT_FOUND without a valid signature
 */
export const cartKeyOf = (secret: string, cartId: string): string => {
  const key = cartKeyOrNull(secret, cartId);
  if (key === null) throw new DomainError('CART_NOT_FOUND');
  return key;
};
