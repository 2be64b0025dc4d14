import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/connect.ts';
import { readUserId } from '../../plugins/access-token.ts';
import { holdsIn } from '../stock-waits/hold-cookie.ts';
import { updateCartOfHolds } from '../stock-waits/stock-waits.repository.ts';
import { openAccountCart, requireOwnCart } from './account-cart.service.ts';
import { type CartRef, cartIdOf, cartKeyOf, cartKeyOrNull } from './cart-id.ts';

/**
 * Decides which cart a request uses (docs/decisions/0036). A customer has one cart, independent of the id
 * that the browser sends; the id only names a guest cart to join. A guest can access guest carts only.
 * @throws DomainError CART_NOT_FOUND for a guest without a guest cart's id, UNAUTHORIZED for an expired token
 */
export const resolveCart = async (
  deps: { db: Db; secret: string },
  request: FastifyRequest,
  cartId: string,
): Promise<CartRef> => {
  const cart = await resolveWrittenCart(deps, request, cartId);
  await requireOwnCart(deps.db, cart);
  return cart;
};

/**
 * As `resolveCart`, for a write that itself refuses a guest the cart of an account: it saves a statement of the most
 * frequent call of a cart.
 * @throws DomainError CART_NOT_FOUND for an id that is not signed, UNAUTHORIZED for an expired token
 */
export const resolveWrittenCart = async (
  { db, secret }: { db: Db; secret: string },
  request: FastifyRequest,
  cartId: string,
): Promise<CartRef> => {
  const userId = await readUserId(request, secret);
  if (userId === null) return { id: cartId, key: cartKeyOf(secret, cartId), accountId: null };
  const key = await openAccountCart(db, { userId, browserKey: cartKeyOrNull(secret, cartId) });
  return { id: cartIdOf(secret, key), key, accountId: userId };
};

/** Lets a cart buy the pieces that are held for its shopper: the browser opened the mails' links. */
export const useHolds = async (
  { db, secret }: { db: Db; secret: string },
  request: FastifyRequest,
  cart: CartRef,
): Promise<void> => {
  const holds = holdsIn(request, secret);
  if (holds.length === 0) return;
  await requireOwnCart(db, cart);
  await updateCartOfHolds(db, holds, cart.key);
};
