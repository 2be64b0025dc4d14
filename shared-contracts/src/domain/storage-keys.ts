/** Names under which the site keeps things in the browser (SPEC §3, §4, §8). */
export const STORAGE_KEYS = {
  cart: 'cart',
  cartTotal: 'cart_total',
  cartTotalWithoutDiscount: 'cart_total_w_discount',
  cartId: 'cartId',
  /** `account` while the stored cart is the one of the customer who is signed in. Names no person. */
  cartOwner: 'cart_owner',
  /** Wishes for the cart that the server has not answered yet. */
  cartWishes: 'cartWishes',
  /** The coupon on the stored cart and what it takes off. */
  cartCoupon: 'cart_coupon',
  /** The gift box of the next order: whether, and the words on its card. */
  giftBox: 'giftBox',
  /** Who bought as a guest and wants to be remembered in this browser. */
  guestCustomer: 'guestCustomer',
  ageAccepted: 'isAcceptedAged',
  /** What the shopper lets the shop measure, when that was said, and to which words. */
  consent: 'consent',
  recentSearches: 'recentSearches',
  /** Somebody signed in here: the next page asks for a new access token. Holds nothing of the person. */
  session: 'session',
  /** Session storage: where a visitor wanted to go before the login page. */
  returnPath: 'returnPath',
  /** Session storage: a half-written form while its page reloads. Removed when the form reads it. */
  formDraft: 'formDraft',
  /** Session storage: the secret of a mailed link to a new password, out of the address. Removed after use. */
  resetToken: 'resetToken',
  /** Session storage: when a page was last reloaded for a missing chunk, ms since 1970. */
  chunkReloadedAt: 'chunkReloadedAt',
} as const;

/** Value of `STORAGE_KEYS.ageAccepted` once the shopper has said yes. */
export const AGE_ACCEPTED_VALUE = 'ok';

/** Cookie with the chosen language. */
export const LOCALE_COOKIE = 'locale';
/** Life of the locale cookie unless configured otherwise (SPEC §9). */
export const LOCALE_COOKIE_SECONDS = 604_800;
/** Life of the cookie of a closed promotional modal (SPEC §4). */
export const PROMO_COOKIE_SECONDS = 86_400;

/** Cookie that keeps a closed promotional modal away: a slug of its title (SPEC §4). */
export function promoCookieName(title: string): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? 'promo';
}
