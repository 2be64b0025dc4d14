import { COMMUNE_KEY } from './commune-key.ts';

/**
 * Keys of local and session storage (docs/product/cart.md#browser-storage).
 * Local storage unless stated otherwise.
 */
export const STORAGE_KEYS = {
  cart: 'cart',
  cartTotal: 'cart_total',
  cartTotalWithoutDiscount: 'cart_total_w_discount',
  cartId: 'cartId',
  /** `account` while the stored cart belongs to the signed-in customer. Contains no personal data. */
  cartOwner: 'cart_owner',
  /** Version of the stored cart. Each change of a line raises it. */
  cartVersion: 'cart_version',
  /** Cart changes that the server has not confirmed yet. */
  cartWishes: 'cartWishes',
  /** Size and skus of the case that the shopper is building. */
  caseDraft: 'case_draft',
  /** Cases that the shopper saved: size, skus and names of their bottles. */
  savedCases: 'saved_cases',
  /** Mixed cases of the stored cart. */
  cartCases: 'cart_cases',
  /** Coupon of the stored cart and its discount. */
  cartCoupon: 'cart_coupon',
  /** Gift box of the next order: chosen or not, and the text of its card. */
  giftBox: 'giftBox',
  /** Data of a guest buyer who asked to be remembered in this browser. */
  guestCustomer: 'guestCustomer',
  commune: COMMUNE_KEY,
  ageAccepted: 'isAcceptedAged',
  /** Consent to analytics: the choice, its time, and the version of the text that the shopper saw. */
  consent: 'consent',
  recentSearches: 'recentSearches',
  /** Favourites and recently seen products of this browser, or its copy of the account's. */
  favourites: 'favourites',
  /**
   * Set after a login, with another value each time: the next page load requests an access token. Contains no personal
   * data.
   */
  session: 'session',
  /** Session storage: the path that a visitor requested before the redirect to login. */
  returnPath: 'returnPath',
  /**
   * Session storage: a form's values during a reload of its page. The form removes them when it reads them.
   */
  formDraft: 'formDraft',
  /** Session storage: token of a password reset link, moved out of the address. Removed after use. */
  resetToken: 'resetToken',
  /** Session storage: token of the link of a request about personal data, moved out of the address. */
  privacyToken: 'privacyToken',
  /** Session storage: time of the last reload for a missing chunk, ms since 1970. */
  chunkReloadedAt: 'chunkReloadedAt',
  /** List of the signals about running canaries that this browser has sent. */
  canary: 'canary',
} as const;

/** Value of `STORAGE_KEYS.ageAccepted` after the shopper confirmed their age. */
export const AGE_ACCEPTED_VALUE = 'ok';

/** Cookie that stores the chosen language. */
export const LOCALE_COOKIE = 'locale';
/** Cookie with the state of the plain pages of a visitor without scripts (docs/architecture/plain-pages.md). */
export const PLAIN_COOKIE = 'plain';
/** Highest number of characters of the state of plain pages. With its name and attributes it fits into one cookie of 4,096 bytes. */
export const MAX_PLAIN_STATE = 3_600;
/** Cookie that keeps a shopper's releases while a canary runs: a number from 0 to 999. */
export const COHORT_COOKIE = 'cohort';
/**
 * Max-age of the cookie that a closed promotional modal sets (docs/product/age-gate.md#promotional-modal).
 */
export const PROMO_COOKIE_SECONDS = 86_400;

/** Name of the cookie that keeps a promotional modal closed: a slug of the modal's title. */
export function promoCookieName(title: string): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-') ?? 'promo';
}
