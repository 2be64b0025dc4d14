import { AGE_ACCEPTED_VALUE, STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { type Gate, openGate } from '../chaos/gate.ts';
import { test as base } from '../fixtures/test.ts';
import { missingForFirefox, openFirefox } from './firefox.ts';
import { Shopper } from './shopper.ts';
import type { Tab } from './tab.ts';
import { missingForWebKit, openWebKit } from './webkit.ts';

export { expect } from '../fixtures/test.ts';

const ENGINES = {
  firefox: { open: openFirefox, missing: missingForFirefox },
  webkit: { open: openWebKit, missing: missingForWebKit },
};

export interface EngineOptions {
  engine: keyof typeof ENGINES;
}

interface Fixtures extends EngineOptions {
  tab: Tab;
  /** A shopper in a new browser. */
  shopper: Shopper;
  /** Proxy in front of the shop, in which the journey injects faults. There the shopper is always an adult. */
  gate: Gate;
}

export const test = base.extend<Fixtures>({
  engine: ['firefox', { option: true }],
  tab: async ({ engine }, use, info) => {
    const missing = ENGINES[engine].missing();
    info.skip(missing.length > 0, `install ${missing.join(' and ')} to test in ${engine}`);
    const tab = await ENGINES[engine].open();
    await use(tab);
    await tab.close();
  },
  shopper: async ({ tab, shop, adult }, use) => {
    const shopper = new Shopper(tab, shop.url);
    if (adult) await shopper.remember({ [STORAGE_KEYS.ageAccepted]: AGE_ACCEPTED_VALUE });
    await use(shopper);
  },
  gate: async ({ shop, shopper }, use) => {
    const gate = await openGate(() => shop.url);
    await shopper.remember({ [STORAGE_KEYS.ageAccepted]: AGE_ACCEPTED_VALUE }, gate.url);
    await use(gate);
    await gate.stop();
  },
});
