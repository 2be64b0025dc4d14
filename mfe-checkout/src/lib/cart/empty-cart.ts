import type { Cart } from 'shared-contracts/api/shopping-cart.schema';

export const EMPTY_CART: Cart = { id: '', items: [], total: 0, total_without_discount: 0, coupon: null };
