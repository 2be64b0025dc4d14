/** What a shopper has done: one stub is one shopper, whatever the browser's cookies say. */
import type { User } from 'shared-contracts/api/accounts.schema';
import type { Order } from 'shared-contracts/api/orders.schema';
import type { Address } from 'shared-contracts/api/profile.schema';

export interface ShopState {
  /** Cart id → sku → quantity, in the order they were added. */
  carts: Map<string, Map<string, number>>;
  cartCount: number;
  /** Cart id → code of the coupon on it. */
  coupons: Map<string, string>;
  orders: Map<string, Order>;
  /** Idempotency key → order id. */
  orderOfKey: Map<string, string>;
  /** The one account there is; registering replaces it. */
  user: User;
  isSignedIn: boolean;
  addresses: Map<string, Address>;
  addressCount: number;
  /** Path → fields written to it, for endpoints that the stub's shop does not know. */
  written: Map<string, Record<string, unknown>>;
}

/** Who has the account until somebody registers. */
const SOFIA: User = {
  id: 'stub-customer-1',
  type: 'person',
  email: 'sofia.rojas@correo.example',
  email_verified: true,
  first_name: 'Sofía',
  last_name: 'Rojas',
  rut: '12345678-5',
  phone: '+56987654321',
  company_name: null,
  social_reason: null,
  giro: null,
};

export const createShopState = (): ShopState => ({
  carts: new Map(),
  cartCount: 0,
  coupons: new Map(),
  orders: new Map(),
  orderOfKey: new Map(),
  user: SOFIA,
  isSignedIn: false,
  addresses: new Map(),
  addressCount: 1,
  written: new Map(),
});
