import { defineConfig } from '@playwright/test';
import { findChromium } from 'tools/browser/chromium';
import { journeysOf } from './journeys-of.ts';

/** Journeys that do not depend on the width run once. */
const ONCE = [
  '**/live-edit.spec.ts',
  '**/live-shopper.spec.ts',
  '**/leaks.spec.ts',
  '**/qa-panel.spec.ts',
  '**/not-found.spec.ts',
  '**/server-html.spec.ts',
  '**/api-down.spec.ts',
  '**/chaos.spec.ts',
  '**/two-machines.spec.ts',
  '**/keyboard.spec.ts',
  '**/account-session.spec.ts',
  '**/account-keyboard.spec.ts',
  '**/markup.spec.ts',
  '**/structured-data.spec.ts',
  '**/stories.spec.ts',
];

/** Journeys that `pnpm test` runs on the phone only. Sweeps and the chaos matrix cover the desktop. */
const NARROW = ['**/accessibility.spec.ts', '**/account-accessibility.spec.ts', '**/remote-missing.spec.ts'];

const isFull = process.env.TEST_FULL === '1';

export default defineConfig({
  // Rare variants and wide sweeps have the tag `@full`. Only `pnpm test:full` runs them.
  grepInvert: isFull ? undefined : /@full/,
  testDir: './journeys',
  testMatch: journeysOf(process.env.JOURNEYS_OF),
  outputDir: '../test-results/journeys',
  globalSetup: './shop/global-setup.ts',
  fullyParallel: true,
  // The browsers and the shop share two cores.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // These timeouts only detect a hanging test. A busy machine may pause for a minute.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  // The report names each retry.
  retries: 1,
  maxFailures: 8,
  reporter: 'list',
  use: {
    actionTimeout: 90_000,
    navigationTimeout: 120_000,
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: isFull ? [] : NARROW, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testIgnore: ONCE,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
});
