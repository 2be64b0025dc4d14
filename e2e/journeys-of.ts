/** Chooses the journeys that a change in a package can break. */
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Package folder → names of the journeys that it can break. A package that is not listed can break all. */
const JOURNEYS: Readonly<Record<string, readonly string[]>> = {
  'mfe-catalog': [
    'browse-wines',
    'choose-format',
    'choose-in-listing',
    'find-by-search',
    'find-by-sommelier',
    'page-quality',
    'structured-data',
  ],
  'mfe-checkout': [
    'buy-as-guest',
    'buy-by-transfer',
    'change-cart',
    'keep-cart',
    'pay-once',
    'payment-not-completed',
    'return-from-gateway',
  ],
  'mfe-account': [
    'account-keyboard',
    'account-life',
    'account-rights',
    'account-session',
    'buy-with-account',
    'own-order',
  ],
  'mfe-content': ['house-accessibility', 'reserve-and-write', 'structured-data'],
  office: ['office-orders', 'office-products', 'office-sign-in', 'office-today'],
  'shared-stubs': ['qa-panel'],
  tools: ['live-edit'],
};

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
