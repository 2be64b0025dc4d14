/** Firefox through WebDriver BiDi, with Puppeteer as the client (docs/decisions/0087-other-engines.md). */
import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { TIME_ZONE } from 'shared-contracts/domain/santiago';
import { CALL_MS, SCRIPT_MS, type Tab, VIEWPORT, withTimeout } from './tab.ts';

const PROGRAM = '/usr/bin/firefox-esr';
const CLOSE_MS = 20_000;
/** `ui.prefersReducedMotion`: 1 means that the user prefers less motion. */
const PREFERENCES = { 'intl.accept_languages': 'es-CL, es', 'ui.prefersReducedMotion': 1 };

/** Names of the packages that are missing. */
export const missingForFirefox = (): string[] => (existsSync(PROGRAM) ? [] : ['firefox-esr']);

export const openFirefox = async (): Promise<Tab> => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: PROGRAM,
    defaultViewport: VIEWPORT,
    timeout: CALL_MS,
    protocolTimeout: CALL_MS,
    extraPrefsFirefox: PREFERENCES,
    env: { ...process.env, TZ: TIME_ZONE },
  });
  // The first tab does not get the viewport.
  const page = await browser.newPage();
  return {
    async goto(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded', timeout: CALL_MS });
    },
    run: (script) => withTimeout('script', page.evaluate(`(() => { ${script} })()`), SCRIPT_MS),
    press: (x, y) => withTimeout('press', page.mouse.click(x, y)),
    type: (text) => withTimeout('keys', page.keyboard.type(text)),
    pressEnter: () => withTimeout('Enter', page.keyboard.press('Enter')),
    // Puppeteer's own `goBack` waits for a load, which a page from the back/forward cache does not have.
    async back() {
      await withTimeout('back', page.evaluate('void setTimeout(() => history.back())'));
    },
    async close() {
      const process = browser.process();
      const kill = setTimeout(() => process?.kill('SIGKILL'), CLOSE_MS);
      await browser.close().catch(() => process?.kill('SIGKILL'));
      clearTimeout(kill);
    },
  };
};
