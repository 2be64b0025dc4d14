import type { FastifyRequest } from 'fastify';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Db } from '../../db/connect.ts';
import { readUserId } from '../../plugins/access-token.ts';
import { holdsIn } from '../stock-waits/hold-cookie.ts';
import { updateCartOfHolds } from '../stock-waits/stock-waits.repository.ts';
import { isGuestCart, openAccountCart } from './account-cart.service.ts';
import { type CartRef, cartIdOf, cartKeyOf, cartKeyOrNull } from './cart-id.ts';

/**
 * Decides which cart a request uses (docs/decisions/0036). A customer has one cart, independent of the id
 * that the browser sends; the id only names a guest cart to join. A guest can access guest carts only.
 * @throws DomainError CART_NOT_FOUND for a guest without a guest cart's id, UNAUTHORIZED for an expired token
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

/** Lets a cart buy the pieces that are held for its shopper: the browser opened the mails' links. */
export const useHolds = async (
  { db, secret }: { db: Db; secret: string },
  request: FastifyRequest,
  { key }: CartRef,
): Promise<void> => {
  const holds = holdsIn(request, secret);
  if (holds.length > 0) await updateCartOfHolds(db, holds, key);
};
