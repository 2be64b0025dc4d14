import { expect, it } from 'vitest';
import { missingPackages } from './fleet.ts';
import { runMixed } from './mixed-run.ts';
import { openFleet } from './open-fleet.ts';

const IS_FULL = process.env.TEST_FULL === '1';
const LENGTH_MS = 30_000;
const LIMIT_MS = 600_000;

// It starts two shells, three APIs, two databases and what is between them. `pnpm bench fleet --mixed 10` runs longer.
it.runIf(IS_FULL && missingPackages().length === 0)(
  'a fleet keeps all promises while one process of each role is killed',
  { timeout: LIMIT_MS },
  async () => {
    const { fleet, stop } = await openFleet();
    try {
      const options = { seed: 1, lengthMs: LENGTH_MS, downMs: 1_000, shoppers: 4 };
      const { counts, journal } = await runMixed(fleet, options, () => undefined);
      expect(journal.purchases.length).toBeGreaterThan(0);
      expect(counts.filter(({ isKept }) => !isKept)).toEqual([]);
    } finally {
      await stop();
    }
  },
);
