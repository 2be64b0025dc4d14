import { defineConfig } from '@playwright/test';
import { findChromium } from 'tools/chromium';

/** Journeys that look the same at any width run once. */
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
];

/** Journeys that `test` makes on the narrower screen, where less fits; wider ones are looked at by sweeps and the chaos matrix. */
const NARROW = ['**/accessibility.spec.ts', '**/account-accessibility.spec.ts', '**/remote-missing.spec.ts'];

const isFull = process.env.TEST_FULL === '1';

export default defineConfig({
  // Rare variants and wide sweeps carry the tag and run in `pnpm test:full` only.
  grepInvert: isFull ? undefined : /@full/,
  testDir: './journeys',
  outputDir: '../test-results/journeys',
  globalSetup: './shop/global-setup.ts',
  fullyParallel: true,
  // Two cores share the browsers with the shop itself.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may stand still for a minute; these are limits against hanging, not promises of speed.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  // A second try is named in the report (tools/src/checks/run-tests.ts).
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
