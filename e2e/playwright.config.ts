import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { TIME_ZONE } from 'shared-contracts/domain/santiago';
import type { EngineOptions } from './engines/test.ts';
import { LAUNCH } from './fixtures/launch.ts';
import { journeysOf } from './journeys-of.ts';

const isFull = process.env.TEST_FULL === '1';
const specs = (names: readonly string[]): string[] => names.map((name) => `**/${name}.spec.ts`);

/**
 * Journeys that start programs of their own: shells, APIs, a development server. They need most of the
 * processor time, so one worker runs them one after the other. They do not depend on the viewport width.
 */
const PROGRAMS = [
  'live-edit',
  'edit-in-shop',
  'chaos',
  'keep-canary',
  'see-preview',
  'shop-with-assistant',
  'manage-releases',
  'trace-a-press',
  'two-machines',
  'live-shopper',
  'return-after-release',
  'qa-panel',
  'remote-missing',
  'consent',
  'api-down',
  'tax-numbers-run-out',
];

/**
 * Matches all other journeys, which the project `programs` ignores. The project cannot use `testMatch`: it
 * holds the journeys that `pnpm test <package>` chose.
 */
const OTHERS = new RegExp(`journeys/(?!(?:${PROGRAMS.join('|')})\\.spec\\.ts$)`);

/** Journeys that do not depend on the viewport width: they read HTML, set their own width or test scripts. */
const ONCE = specs([
  'account-keyboard',
  'account-session',
  'account-widths',
  'back-to-page',
  // The faults of the courier's sandbox count for all parcels.
  'book-parcels',
  'buy-while-calls-fail',
  'coupon-with-offers',
  'every-route',
  // Filters and menu of a wide window.
  'first-use',
  'house-accessibility',
  'hundred-orders',
  'keyboard',
  'leaks',
  'markup',
  'next-page',
  'not-found',
  // They set their own width where the width matters.
  'order-by-phone',
  'office-accessibility',
  'office-account',
  'office-content',
  'office-figures',
  'office-first-hour',
  'office-hostile-texts',
  'office-product-form',
  'office-people',
  'office-products',
  'office-rules',
  'office-sign-in',
  'office-staff',
  'office-today',
  'script-integrity',
  'server-html',
  'sign-in-while-calls-fail',
  'stories',
  'structured-data',
  'transfer-while-calls-fail',
]);

/** Rare variants and wide sweeps. Only `pnpm test:full` runs them. */
const FULL = /@full/;
/** Tests whose steps are the same at both widths, in files with other tests. `pnpm test:full` runs them at both. */
const [ONLY_DESKTOP, ONLY_PHONE] = [/@desktop/, /@phone/];

/**
 * Journeys whose steps are the same at both widths. `pnpm test` runs each at one width, `pnpm test:full` at
 * both. The journeys of both lists together use every page and every layer of the frame at both widths.
 */
const WIDE = specs([
  // Menu and forms of my account. `account-accessibility` uses them on the phone.
  'account-life',
  'account-rights',
  'own-order',
  // Replayed clicks. `early-typing` holds the scripts on the phone.
  'before-scripts',
  // Cart and checkout. `buy-as-guest` runs at both widths, `buy-by-transfer` on the phone.
  'buy-with-account',
  'change-cart',
  'pay-once',
  'payment-not-completed',
  'return-from-gateway',
]);
const NARROW = specs([
  // Checks of every control: the phone has more of them. Sweeps of `pnpm test:full` cover the desktop.
  'accessibility',
  'account-accessibility',
  // Cart and checkout with the folded summary.
  'buy-by-transfer',
  'keep-cart',
  // Forms and products that fill the width on a phone.
  'choose-format',
  'early-typing',
  'first-press',
  'find-by-sommelier',
  'language',
  // Pictures wait for the first paint on a phone only.
  'late-pictures',
  'reserve-and-write',
  // The office in the cellar.
  'office-orders',
]);

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

export default defineConfig<EngineOptions>({
  grepInvert: isFull ? undefined : FULL,
  testDir: './journeys',
  testMatch: journeysOf(process.env.JOURNEYS_OF),
  outputDir: '../test-results/journeys',
  globalSetup: './shop/global-setup.ts',
  fullyParallel: true,
  // One more than cores: a journey that waits for a timeout, a mail or a program leaves its core idle.
  workers: Math.min(4, availableParallelism() + 1),
  forbidOnly: Boolean(process.env.CI),
  // These timeouts only detect a hanging test. A busy machine may pause for a minute.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  // A full run takes long, so it reports all failures.
  maxFailures: isFull ? 0 : 8,
  reporter: 'list',
  use: {
    actionTimeout: 90_000,
    navigationTimeout: 120_000,
    locale: 'es-CL',
    timezoneId: TIME_ZONE,
    screenshot: 'only-on-failure',
    // Drawing animations costs processor time. A journey about motion sets 'no-preference'.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: LAUNCH,
  },
  projects: [
    // This project comes first: if its long journeys started late, the whole run would end later.
    { name: 'programs', testIgnore: OTHERS, use: DESKTOP, ...(isFull ? {} : { workers: 1 }) },
    {
      name: 'desktop',
      testIgnore: [...specs(PROGRAMS), ...(isFull ? [] : NARROW)],
      grepInvert: isFull ? undefined : [FULL, ONLY_PHONE],
      use: DESKTOP,
    },
    {
      name: 'phone',
      testIgnore: [...specs(PROGRAMS), ...ONCE, ...(isFull ? [] : WIDE)],
      grepInvert: isFull ? undefined : [FULL, ONLY_DESKTOP],
      use: PHONE,
    },
    // Journeys with the name of one in `journeys/`, so `journeysOf` chooses both.
    { name: 'firefox', testDir: './engines', use: { engine: 'firefox' } },
    { name: 'webkit', testDir: './engines', use: { engine: 'webkit' } },
  ],
});
