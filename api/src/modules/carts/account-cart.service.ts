import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Db, Executor, Tx } from '../../db/connect.ts';
import * as repository from './account-cart.repository.ts';
import { moveCases } from './cart-cases.repository.ts';
import { keepLinesNotJoined } from './cart-changes.repository.ts';
import { type CartRef, newCartKey } from './cart-id.ts';
import { findCartLines } from './carts.repository.ts';
import { lockAccount } from './lock-cart.repository.ts';
import { readCoupon } from './read-coupon.ts';

/** Customer, and key of the browser's cart. Null when the browser has none. */
interface Opening {
  userId: string;
  browserKey: string | null;
}

/** Whether this is a guest cart. Also true for a cart that was never written. */
const isGuestCart = async (db: Executor, key: string): Promise<boolean> => {
  const cart = await repository.findOwnership(db, key);
  return !cart || (cart.account_id === null && cart.joined_into === null);
};

/** @throws DomainError CART_NOT_FOUND when a guest names the cart of an account, or a cart that joined one */
export const requireOwnCart = async (
  db: Executor,
  { key, accountId }: Pick<CartRef, 'key' | 'accountId'>,
): Promise<void> => {
  if (accountId === null && !(await isGuestCart(db, key))) throw new DomainError('CART_NOT_FOUND');
};

/**
 * Opens the account's cart. The first call creates it. Lines of a guest cart that the browser still names join it.
 * @returns the key of the account's cart
 * @throws DomainError UNAUTHORIZED when the account has been erased
 */
export const openAccountCart = async (db: Db, opening: Opening): Promise<string> => {
  const { own, joins } = await repository.findAccountCart(db, opening);
  if (own !== null && !joins) return own;
  return db.transaction().execute((trx) => joinAccountCart(trx, opening));
};

/**
 * Joins the browser's guest cart to the account's cart. For a sku in both carts, keeps the larger quantity,
 * because the shopper probably chose the same product twice. Ignores another customer's cart.
 * @returns the key of the account's cart
 * @throws DomainError UNAUTHORIZED when the account has been erased
 */
export const joinAccountCart = async (trx: Tx, { userId, browserKey }: Opening): Promise<string> => {
  // Serialises sign-ins of one customer, so that they create one cart. The order of locks: `lock-cart.repository.ts`.
  if (!(await lockAccount(trx, userId, 'joining'))) throw new DomainError('UNAUTHORIZED');
  const own = await repository.lockAccountCart(trx, userId);
  const guest = await repository.lockGuestCart(trx, browserKey);
  if (own === null && guest) {
    await repository.updateOwner(trx, guest.id, userId);
    return guest.id;
  }
  if (own === null) {
    const key = newCartKey();
    await repository.insertAccountCart(trx, key, userId);
    return key;
  }
  if (!guest) return own;
  await repository.copyLines(trx, guest.id, own);
  await moveCases(trx, guest.id, own);
  await keepLinesNotJoined(trx, guest.id, own);
  await repository.updateJoined(trx, guest.id, own);
  await repository.updateCoupon(trx, own, (await hasCoupon(trx, own)) ? null : guest.coupon_code);
  return own;
};

/** Whether the cart's coupon applies now. One that has ended must not displace what the guest has just entered. */
const hasCoupon = async (trx: Tx, key: string): Promise<boolean> => {
  const { coupon } = await readCoupon(trx, key, await findCartLines(trx, key, 'es'));
  return coupon !== null;
};
