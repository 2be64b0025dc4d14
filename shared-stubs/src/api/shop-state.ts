/** State of one shopper. A stub has exactly one shopper and ignores cookies. */
import type { User } from 'shared-contracts/api/accounts.schema';
import type { CaseBody } from 'shared-contracts/api/cases.schema';
import type { KeptFavourites } from 'shared-contracts/api/favourites.schema';
import type { Order } from 'shared-contracts/api/orders.schema';
import type { Address } from 'shared-contracts/api/profile.schema';

export interface ShopState {
  /** Cart id → sku → quantity, in the order of adding. */
  carts: Map<string, Map<string, number>>;
  /** Cart id → case id → its bottles, in the order of adding. */
  cases: Map<string, Map<string, CaseBody>>;
  cartCount: number;
  /** Cart id → number of changes of its lines. */
  cartVersions: Map<string, number>;
  /** Cart id → coupon code. */
  coupons: Map<string, string>;
  orders: Map<string, Order>;
  /** Idempotency key → order id. */
  orderOfKey: Map<string, string>;
  /** The only account. A registration replaces it. */
  user: User;
  isSignedIn: boolean;
  /** The session ended on the server: its access tokens are refused until the next login. */
  hasSessionEnded: boolean;
  addresses: Map<string, Address>;
  /** Deleted addresses, which the customer may restore. */
  deletedAddresses: Map<string, Address>;
  addressCount: number;
  /** Favourites of the account. */
  favourites: KeptFavourites;
  /** Path → fields written to it, for endpoints without a handler. */
  written: Map<string, Record<string, unknown>>;
}

/** The built-in customer of the stub. */
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
  cases: new Map(),
  cartCount: 0,
  cartVersions: new Map(),
  coupons: new Map(),
  orders: new Map(),
  orderOfKey: new Map(),
  user: SOFIA,
  isSignedIn: false,
  hasSessionEnded: false,
  addresses: new Map(),
  deletedAddresses: new Map(),
  addressCount: 1,
  favourites: { is_on: true, favourites: [], views: [], shared: null },
  written: new Map(),
});
