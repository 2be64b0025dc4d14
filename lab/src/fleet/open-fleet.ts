/** Opens a fleet, and a shop with one of each beside it, in a new folder. Used by `pnpm bench fleet`. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildShop } from 'tools/build/build-all';
import { freePort } from 'tools/process/ports';
import { releaseBuilds } from 'tools/shop/release-builds';
import { missingPackages, startFleet } from './fleet.ts';
import { startOneOfEach } from './one-of-each.ts';
import { type Place, type Shop, startSeededPrimary } from './shop.ts';

const say = (line: string): void => console.error(line);

export interface Opened {
  fleet: Shop;
  /** Undefined when it was not asked for. */
  one?: Shop;
  stop(): Promise<void>;
}

/**
 * Builds stale packages, and starts the shops with the same seeded data.
 * @throws Error that names missing Debian packages
 */
export const openFleet = async ({
  hasOne,
  hasEdges = true,
}: {
  hasOne: boolean;
  hasEdges?: boolean;
}): Promise<Opened> => {
  const missing = missingPackages({ hasEdges });
  if (missing.length > 0)
    throw new Error(`A fleet needs programs of Debian: apt-get install ${missing.join(' ')}`);
  await buildShop(say);
  const folder = mkdtempSync(path.join(tmpdir(), 'fleet-'));
  chmodSync(folder, 0o755);
  const stops: (() => Promise<void>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of stops.reverse()) await end();
  };
  try {
    const place: Place = { folder, releases: releaseBuilds(path.join(folder, 'releases'), say) };
    say('Seeding the shop …');
    const primary = await startSeededPrimary(place, await freePort());
    stops.push(() => primary.member.stop());
    const one = hasOne ? await startOneOfEach(place, primary) : undefined;
    if (one) stops.push(() => one.stop());
    const fleet = await startFleet(place, primary, { hasEdges });
    stops.push(() => fleet.stop());
    say(`Logs are in ${path.join(folder, 'log')}`);
    return { fleet, one, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
