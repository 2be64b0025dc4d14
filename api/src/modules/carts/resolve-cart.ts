import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/connect.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { readUserId } from '../sessions/access-token.ts';
import { isGuestCart, openAccountCart } from './account-cart.service.ts';
import { cartIdOf, cartKeyOf, cartKeyOrNull } from './cart-id.ts';

/** A cart that a request may read and change. */
export interface CartRef {
  /** Signed, as the browser keeps it. */
  id: string;
  /** As it is stored. */
  key: string;
  /** Its customer; null for a guest's cart. */
  accountId: string | null;
}

/**
 * Decides which cart a request works on (docs/decisions/0036). A customer has one cart, whatever id the browser sends:
 * the id only names a guest cart that joins it. A guest reaches guest carts only.
 * @throws DomainError CART_NOT_FOUND for a guest without a guest cart's id, UNAUTHORIZED for a token that is over
 */
export const resolveCart = async (
  { db, secret }: { db: Db; secret: string },
  request: FastifyRequest,
  cartId: string,
): Promise<CartRef> => {
  const userId = await readUserId(request, secret);
  if (userId !== null) {
    const key = await openAccountCart(db, { userId, browserKey: cartKeyOrNull(secret, cartId) });
    return { id: cartIdOf(secret, key), key, accountId: userId };
  }
  const key = cartKeyOf(secret, cartId);
  if (!(await isGuestCart(db, key))) throw new DomainError('CART_NOT_FOUND');
  return { id: cartId, key, accountId: null };
};
