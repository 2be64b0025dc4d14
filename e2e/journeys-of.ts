/** Chooses the journeys that a change in a package can break. */
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Package folder → names of the journeys that it can break. A package that is not listed can break all. */
export const JOURNEYS: Readonly<Record<string, readonly string[]>> = {
  'mfe-catalog': [
    'back-in-stock',
    'browse-wines',
    'choose-format',
    'choose-in-listing',
    'delivery-promise',
    'favourites',
    'find-by-search',
    'find-by-sommelier',
    'page-quality',
    'product-feed',
    'shop-with-assistant',
    'structured-data',
  ],
  'mfe-checkout': [
    'build-case',
    'buy-as-guest',
    'buy-by-transfer',
    'buy-while-calls-fail',
    'cancel-order',
    'change-cart',
    'changed-total',
    'coupon-with-offers',
    'delivery-promise',
    'fastest-delivery',
    'credit-note',
    'keep-cart',
    'open-cart-link',
    'order-by-phone',
    'pay-once',
    'payment-not-completed',
    'replace-line',
    'return-lines',
    'return-from-gateway',
    'shop-with-assistant',
    'tax-papers',
    'transfer-while-calls-fail',
    'typing',
    'without-scripts',
  ],
  'mfe-account': [
    'account-accessibility',
    'account-keyboard',
    'account-life',
    'account-rights',
    'account-session',
    'account-widths',
    'book-parcels',
    'buy-with-account',
    'data-rights',
    'own-order',
    'send-parcel',
    'sign-in-while-calls-fail',
  ],
  'mfe-content': [
    'early-typing',
    'event-waiting-list',
    'house-accessibility',
    'reserve-and-write',
    'structured-data',
  ],
  office: [
    'book-parcels',
    'coupon-with-offers',
    'credit-note',
    'data-rights',
    'event-waiting-list',
    'hundred-orders',
    'office-accessibility',
    'office-account',
    'office-batch',
    'office-content',
    'office-figures',
    'office-first-hour',
    'office-hostile-texts',
    'office-orders',
    'office-people',
    'office-product-form',
    'office-products',
    'office-rules',
    'office-search',
    'office-sign-in',
    'office-staff',
    'office-today',
    'order-by-phone',
    'replace-line',
    'return-lines',
    'send-parcel',
    'tax-numbers-run-out',
    'tax-office-away',
    'tax-papers',
  ],
  'shared-stubs': ['play-scenarios', 'qa-panel'],
  tools: ['edit-in-shop', 'live-edit'],
};

/**
 * Journeys of the shell, of releases or of all pages. They run for a change in a package that can break all journeys,
 * such as the shell, the API or `shared-ui`. A change in one remote is small and does not need them.
 */
export const OF_ALL: readonly string[] = [
  // All pages: accessibility, keyboard, size, markup, memory.
  'accessibility',
  'every-route',
  'fits-the-window',
  'keyboard',
  'leaks',
  'markup',
  'script-integrity',
  'server-html',
  'stories',
  // The frame, and what the shell does before, between and without pages.
  'add-to-filled-cart',
  'api-down',
  'back-to-page',
  'before-scripts',
  'consent',
  'first-press',
  'first-use',
  'frame',
  'language',
  'late-pictures',
  'offline',
  'next-page',
  'not-found',
  'remote-missing',
  'start-of-page',
  // Releases, and several programs.
  'chaos',
  'keep-canary',
  'live-shopper',
  'manage-releases',
  'return-after-release',
  'see-preview',
  'trace-a-press',
  'two-machines',
];

/**
 * Files for Playwright's `testMatch`.
 * @param folders package folders, separated by commas; undefined means all
 * @throws when a listed journey does not exist
 */
export const journeysOf = (folders: string | undefined): string[] => {
  const missing = Object.values(JOURNEYS)
    .flat()
    .filter((name) => !existsSync(path.join(import.meta.dirname, 'journeys', `${name}.spec.ts`)));
  if (missing.length > 0) throw new Error(`e2e/journeys-of.ts names unknown journeys: ${missing.join(', ')}`);

  const chosen = folders?.split(',');
  if (!chosen || chosen.some((folder) => !(folder in JOURNEYS))) return ['**/*.spec.ts'];
  return chosen.flatMap((folder) => JOURNEYS[folder] ?? []).map((name) => `**/${name}.spec.ts`);
};
